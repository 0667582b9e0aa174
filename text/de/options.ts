/** Was an einer Notation nicht stimmt und was eine Option erlaubt, auf Deutsch. */
import type { Allowed, OptionProblem } from '../../core/options.ts';
import type { Problem, Wording } from '../../core/result.ts';
import { formatOf } from '../format.ts';
import type { FieldWords } from '../rules.ts';

const { number } = formatOf('de');

/** Die Worte für die Optionen eines Spiels; `explain` hat die für das, was in diesem Spiel nicht zusammengeht, `label` sagt, wie eine Option heißt. */
export function optionProblems<C extends Problem>(
  explain: (contradiction: C) => string,
  label: (name: string) => string,
): Wording<OptionProblem<C>> {
  return {
    'no-edition': ({ rest, known }) =>
      `${rest === '' ? 'die Ausgabe fehlt' : `vor „${rest}“ fehlt die Ausgabe`}; Ausgaben: ${known.join(', ')}`,
    'unknown-edition': ({ edition, known }) => `unbekannte Ausgabe „${edition}“; Ausgaben: ${known.join(', ')}`,
    'unknown-option': ({ name }) => `unbekannte Option „${name}“`,
    'empty-option': ({ example }) => `hinter „+“ fehlt eine Option, wie in ${example}`,
    'needs-one-value': ({ name, example }) => `${name} braucht einen Wert, wie in ${name}=${example}`,
    'given-twice': ({ name }) => `${name} ist zweimal genannt`,
    'not-possible': ({ name, value, allowed }) =>
      `„${label(name)}“ (${name}) kann nicht ${value} sein: ${sayAllowed(allowed)}`,
    contradiction: ({ contradiction }) => explain(contradiction),
  };
}

/** Ein Feld des Formulars der Optionen. */
export const FIELD: FieldWords = {
  label: (label) => `„${label}“`,
  setting: (label, value) => `„${label}: ${value}“`,
  switches: { on: 'ja', off: 'nein' },
};

export function sayAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'number':
      return `erlaubt ist eine ${allowed.parts ? '' : 'ganze '}Zahl von ${number(allowed.min)} bis ${number(allowed.max)}`;
    case 'choice':
      return `erlaubt sind ${allowed.choices.join(', ')}`;
    case 'flag':
      return 'erlaubt sind on und off';
    case 'scatter':
      return `erlaubt ist eine Zahl von 0 bis ${number(allowed.most)} oder eine Wahrscheinlichkeit bis 1/${1 / allowed.chance}, zum Beispiel 1/20`;
    case 'map':
      return 'erlaubt ist eine gezeichnete Karte oder none';
    case 'formula':
      return `erlaubt ist eine ganze Zahl von ${number(allowed.min)} bis ${number(allowed.max)} oder ${allowed.formulas.join(' oder ')} für n Kapitäne`;
  }
}
