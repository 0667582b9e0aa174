/** Die Regeln von Star Lanes auf einer Seite. */
import type { Config } from '../../games/star-lanes/config.ts';
import type { LanesRulesExamples } from '../../insight/star-lanes/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { matchEnd, mergedSpace } from '../star-lanes-how-to-play.ts';
import { formatOf } from '../format.ts';

const { counted, money, number, percent } = formatOf('de');
const shares = (count: number): string => counted(count, { one: 'Aktie', other: 'Aktien' });

/** Welche von zwei gleich großen Gesellschaften bleibt. */
const TIES: Readonly<Record<Config['ties'], string>> = {
  compass: 'bei gleicher Größe überlebt die erste von oben, unten, rechts, links',
  price: 'bei gleicher Größe überlebt der höhere Kurs, dann die erste von oben, unten, rechts, links',
  'market-value': 'bei gleicher Größe überlebt der höhere Wert aller Aktien, dann entscheidet ein Münzwurf',
  chosen: 'bei gleicher Größe wählst du, welche überlebt',
};

/** Was aus einem Feld wird, auf dem nur eine Gesellschaft entstehen könnte, wenn keine übrig ist. */
const DEAD: Readonly<Record<Config['deadSpaces'], string>> = {
  refused: 'sind alle auf der Karte, wird kein Feld angeboten, das noch eine gründen würde',
  'west-star-missed': 'sind alle auf der Karte, wird kein Feld angeboten, das noch eine gründen würde',
  outposts: 'sind alle auf der Karte, wird ein Feld, das noch eine gründen würde, zum Außenposten',
};

/** Was Gesellschaften tun, die sich auf einem Feld treffen. */
const MERGERS: Readonly<Record<Config['mergers'], string>> = {
  largest: 'Zwischen zwei oder mehr Gesellschaften übernimmt die größte die anderen, eine nach der anderen',
  pairwise: 'Zwischen Gesellschaften, immer zwei auf einmal, übernimmt die größere die kleinere',
};

/** Was aus einer Aktie wird, die keine ganze neue ergibt. */
const ROUNDING: Readonly<Record<Config['conversionRounding'], string>> = {
  'half-up': 'eine halbe wird aufgerundet',
  down: 'eine überzählige verfällt',
};

/** Ob auch das Feld einer Fusion zählt. */
const SPACE = {
  grows: ' Das Feld selbst zählt dann als Wachstum.',
  nothing: ' Das Feld selbst trägt nichts zum Kurs bei.',
  partly: '',
};

const BONUS: Readonly<Record<Config['bonusTo'], string>> = {
  holders: 'wird nach Aktienbesitz verteilt',
  'largest-holder': 'geht an den Spieler mit den meisten Aktien',
};

export function lanesRulesDe({ config, ...examples }: LanesRulesExamples): RulesSheet {
  const { offer, founding, growth, dividend, merger, split } = examples;
  return {
    intro: `Gründe Frachtgesellschaften, lass sie wachsen, fusioniere sie und halte die richtigen Aktien. ${ending(config)} Es gewinnt das größte Vermögen: Bargeld und alle Aktien zu ihrem Kurs.`,
    cards: [
      {
        title: 'Wähle ein Feld',
        text: `Wenn du am Zug bist, wählst du eines von ${counted(config.candidates, { one: 'leeren Feld', other: 'leeren Feldern' })}. Was darüber, darunter, links und rechts davon liegt, entscheidet, was geschieht; Ecken zählen nicht. Liegt daneben nichts, wird es ein Außenposten (+).`,
        figure: offer.figure,
      },
      {
        title: 'Gründe eine Gesellschaft',
        text: `Neben einem Stern oder Außenposten, aber keiner Gesellschaft, gründest du eine Gesellschaft und bekommst ${shares(founding.shares)}. Neben einem Stern kostet eine Aktie ${money(founding.price)}. Es gibt ${number(config.companies)} Gesellschaften; ${DEAD[config.deadSpaces]}. Eine übernommene Gesellschaft kann neu gegründet werden.`,
        figure: founding.figure,
      },
      {
        title: 'Lass sie wachsen',
        text: `Neben einer Gesellschaft wächst sie. Jedes Feld erhöht den Kurs um ${money(config.growth)}, jeder Stern daneben um ${money(config.starBonus)}. Jeder Außenposten bringt ${money(config.outpostBonus)} und kommt dazu. Hier: von ${money(growth.from)} auf ${money(growth.to)}.`,
        figure: growth.figure,
      },
      {
        title: 'Kassiere, dann kaufe',
        text: `${config.dividendTo === 'mover' ? 'Wenn du gesetzt hast, und nur dann,' : 'Nach jedem Zug'} zahlen dir deine Aktien ${percent(config.dividend / 100)} ihres Werts: ${shares(dividend.shares)} zu ${money(dividend.price)} zahlen ${money(dividend.amount)}. Dann kaufst du mit deinem Bargeld${config.selling === 'none' ? '' : ' oder verkaufst'}, zum aktuellen Kurs${config.shares === 0 ? '; die Bank hat unbegrenzt viele Aktien' : ''}.`,
        figure: dividend.figure,
      },
      {
        title: 'Fusioniere',
        text: `${MERGERS[config.mergers]} (${TIES[config.ties]}), und die Kurse werden addiert. Aus ${number(config.conversion)} alten Aktien wird eine neue (hier aus ${number(merger.old)} werden ${number(merger.gained)}; ${ROUNDING[config.conversionRounding]}), und eine Prämie vom ${number(config.bonus)}-Fachen des alten Kurses ${BONUS[config.bonusTo]}: Hier bekommst du ${money(merger.bonus)}.${SPACE[mergedSpace(config) ?? 'partly']}`,
        figure: merger.figure,
      },
      split === undefined
        ? {
            title: 'Kein Aktiensplit',
            text: 'In dieser Ausgabe gibt es keinen Aktiensplit, wie hoch der Kurs auch steigt.',
            figure: growth.figure,
          }
        : {
            title: 'Aktiensplit',
            text: `${config.growthSplitWhen === 'passed' ? 'Steigt eine Aktie über' : 'Erreicht eine Aktie'} ${money(config.growthSplit)}, wird ihr Kurs halbiert, und alle haben doppelt so viele: Aus ${shares(split.shares)} zu ${money(split.from)} werden ${number(split.now)} zu ${money(split.to)}. Du verlierst nichts, und eine billigere Aktie ist leichter zu kaufen.`,
            figure: split.figure,
          },
    ],
  };
}

function ending(config: Config): string {
  const end = matchEnd(config);
  switch (end.by) {
    case 'moves':
      return `Eine Partie endet nach insgesamt ${number(end.count)} Zügen.`;
    case 'turns':
      return `Eine Partie endet, wenn alle ${number(end.count)} Züge hatten.`;
    case 'map':
      return 'Eine Partie endet, wenn die Karte so voll ist, wie es die Ausgabe verlangt.';
  }
}
