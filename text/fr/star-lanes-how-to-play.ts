/** Les règles de Star Lanes sur une page. */
import type { Config } from '../../games/star-lanes/config.ts';
import type { LanesRulesExamples } from '../../insight/star-lanes/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { matchEnd, mergedSpace } from '../star-lanes-how-to-play.ts';
import { formatOf } from '../format.ts';

const { counted, money, number, percent } = formatOf('fr');
const shares = (count: number): string => counted(count, { one: 'action', other: 'actions' });

/** Laquelle de deux compagnies de même taille survit. */
const TIES: Readonly<Record<Config['ties'], string>> = {
  compass: 'à taille égale, la première dans l’ordre haut, bas, droite, gauche survit',
  price: 'à taille égale, la plus chère survit, puis la première dans l’ordre haut, bas, droite, gauche',
  'market-value': 'à taille égale, celle dont les actions valent le plus en tout survit, puis le sort décide',
  chosen: 'à taille égale, vous choisissez laquelle survit',
};

/** Ce que devient une case qui ne pourrait que fonder une compagnie, quand il n’en reste pas. */
const DEAD: Readonly<Record<Config['deadSpaces'], string>> = {
  refused: 'quand toutes sont sur la carte, aucune case qui en fonderait une autre n’est proposée',
  'west-star-missed': 'quand toutes sont sur la carte, aucune case qui en fonderait une autre n’est proposée',
  outposts: 'quand toutes sont sur la carte, une case qui en fonderait une autre devient un avant-poste',
};

/** Ce que font des compagnies qui se rencontrent sur une case. */
const MERGERS: Readonly<Record<Config['mergers'], string>> = {
  largest: 'Sur une case entre deux compagnies ou plus, la plus grande absorbe les autres, l’une après l’autre',
  pairwise: 'Sur une case entre plusieurs compagnies, deux par deux, la plus grande absorbe la plus petite',
};

/** Ce que devient une action qui n’en fait pas une entière. */
const ROUNDING: Readonly<Record<Config['conversionRounding'], string>> = {
  'half-up': 'une moitié d’action est arrondie à une',
  down: 'une action restante est perdue',
};

/** Si la case d’une fusion compte, elle aussi. */
const SPACE = {
  grows: ' La case elle-même compte ensuite comme croissance.',
  nothing: ' La case elle-même n’ajoute rien au cours.',
  partly: '',
};

const BONUS: Readonly<Record<Config['bonusTo'], string>> = {
  holders: 'est partagée selon les actions détenues',
  'largest-holder': 'revient au joueur qui en détenait le plus',
};

export function lanesRulesFr({ config, ...examples }: LanesRulesExamples): RulesSheet {
  const { offer, founding, growth, dividend, merger, split } = examples;
  return {
    intro: `Fondez des compagnies, faites-les grandir, fusionnez-les et détenez les bonnes actions. ${ending(config)} Le joueur le plus riche gagne : son argent, plus toutes ses actions à leur cours.`,
    cards: [
      {
        title: 'Choisir une case',
        text: `À votre tour, vous choisissez l’une des ${counted(config.candidates, { one: 'case vide proposée', other: 'cases vides proposées' })}. Ce qui se trouve au-dessus, au-dessous, à gauche et à droite décide de la suite ; les diagonales ne comptent pas. Sans rien à côté, la case devient un avant-poste (+).`,
        figure: offer.figure,
      },
      {
        title: 'Fonder une compagnie',
        text: `À côté d’une étoile ou d’un avant-poste, mais d’aucune compagnie, vous fondez une compagnie et recevez ${shares(founding.shares)}. À côté d’une étoile, une action coûte ${money(founding.price)}. Il y a ${number(config.companies)} compagnies ; ${DEAD[config.deadSpaces]}. Une compagnie absorbée peut être fondée de nouveau.`,
        figure: founding.figure,
      },
      {
        title: 'La faire grandir',
        text: `À côté d’une compagnie, vous l’agrandissez. Chaque case ajoute ${money(config.growth)} au cours, chaque étoile voisine ${money(config.starBonus)}. Chaque avant-poste voisin ajoute ${money(config.outpostBonus)} et rejoint la compagnie. Ici : de ${money(growth.from)} à ${money(growth.to)}.`,
        figure: growth.figure,
      },
      {
        title: 'Toucher son dividende, puis acheter',
        text: `${config.dividendTo === 'mover' ? 'Quand vous avez joué votre case, et alors seulement,' : 'Après chaque coup,'} vos actions vous versent ${percent(config.dividend / 100)} de leur valeur : ${shares(dividend.shares)} à ${money(dividend.price)} rapportent ${money(dividend.amount)}. Ensuite vous achetez avec votre argent${config.selling === 'none' ? '' : ', ou vendez'}, au cours actuel${config.shares === 0 ? ' ; la banque ne manque jamais d’actions' : ''}.`,
        figure: dividend.figure,
      },
      {
        title: 'Fusionner',
        text: `${MERGERS[config.mergers]} (${TIES[config.ties]}), et les cours s’additionnent. ${number(config.conversion)} anciennes actions en font une nouvelle (ici, ${number(merger.old)} en font ${number(merger.gained)} ; ${ROUNDING[config.conversionRounding]}), et une prime de ${number(config.bonus)} fois l’ancien cours ${BONUS[config.bonusTo]} : ici, vous touchez ${money(merger.bonus)}.${SPACE[mergedSpace(config) ?? 'partly']}`,
        figure: merger.figure,
      },
      split === undefined
        ? {
            title: 'Pas de division',
            text: 'Dans cette édition, les actions ne sont jamais divisées, aussi haut que monte leur cours.',
            figure: growth.figure,
          }
        : {
            title: 'Division d’actions',
            text: `Quand une action ${config.growthSplitWhen === 'passed' ? 'dépasse' : 'atteint'} ${money(config.growthSplit)}, son cours est divisé par deux et chacun en a deux fois plus : ${shares(split.shares)} à ${money(split.from)} en deviennent ${number(split.now)} à ${money(split.to)}. Vous ne perdez rien, et une action moins chère est plus facile à acheter.`,
            figure: split.figure,
          },
    ],
  };
}

function ending(config: Config): string {
  const end = matchEnd(config);
  switch (end.by) {
    case 'moves':
      return `Une partie se termine après ${number(end.count)} coups en tout.`;
    case 'turns':
      return `Une partie se termine quand chacun a joué ${number(end.count)} tours.`;
    case 'map':
      return 'Une partie se termine quand la carte est remplie autant que l’édition le prévoit.';
  }
}
