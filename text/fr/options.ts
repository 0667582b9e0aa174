/** Ce qui ne va pas dans une notation et ce qu'une option permet, en français. */
import type { Allowed, OptionProblem } from '../../core/options.ts';
import type { Problem, Wording } from '../../core/result.ts';
import { formatOf } from '../format.ts';
import type { FieldWords } from '../rules.ts';

const { number } = formatOf('fr');

/** Les mots pour les options d'un jeu ; `explain` a ceux pour ce qui ne va pas ensemble dans ce jeu, `label` dit comment une option s'appelle. */
export function optionProblems<C extends Problem>(
  explain: (contradiction: C) => string,
  label: (name: string) => string,
): Wording<OptionProblem<C>> {
  return {
    'no-edition': ({ rest, known }) =>
      `il manque l’édition${rest === '' ? '' : ` avant « ${rest} »`} ; éditions : ${known.join(', ')}`,
    'unknown-edition': ({ edition, known }) => `édition inconnue « ${edition} » ; éditions : ${known.join(', ')}`,
    'unknown-option': ({ name }) => `option inconnue « ${name} »`,
    'empty-option': ({ example }) => `il manque une option après « + », par exemple ${example}`,
    'needs-one-value': ({ name, example }) => `${name} demande une valeur, par exemple ${name}=${example}`,
    'given-twice': ({ name }) => `${name} est donné deux fois`,
    'not-possible': ({ name, value, allowed }) =>
      `« ${label(name)} » (${name}) ne peut pas être ${value} : ${sayAllowed(allowed)}`,
    contradiction: ({ contradiction }) => explain(contradiction),
  };
}

/** Un champ du formulaire des options. */
export const FIELD: FieldWords = {
  label: (label) => `« ${label} »`,
  setting: (label, value) => `« ${label} : ${value} »`,
  switches: { on: 'oui', off: 'non' },
};

export function sayAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'number':
      return `il faut un nombre ${allowed.parts ? '' : 'entier '}de ${number(allowed.min)} à ${number(allowed.max)}`;
    case 'choice':
      return `les valeurs possibles sont ${allowed.choices.join(', ')}`;
    case 'flag':
      return 'les valeurs possibles sont on et off';
    case 'scatter':
      return `il faut un nombre de 0 à ${number(allowed.most)}, ou une chance d’au plus 1/${1 / allowed.chance}, par exemple 1/20`;
    case 'map':
      return 'il faut une carte dessinée, ou none';
    case 'formula':
      return `il faut un nombre entier de ${number(allowed.min)} à ${number(allowed.max)}, ou ${allowed.formulas.join(' ou ')} pour n capitaines`;
  }
}
