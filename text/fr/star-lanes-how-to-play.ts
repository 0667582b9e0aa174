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
  chosen: 'à taille égale, vous choisissez',
};

/** Ce que devient une case qui ne pourrait que fonder une compagnie, quand il n’en reste pas. */
const DEAD: Readonly<Record<Config['deadSpaces'], string>> = {
  refused: 'quand toutes sont sur la carte, aucune case qui en fonderait une autre n’est proposée',
  'west-star-missed': 'quand toutes sont sur la carte, aucune case qui en fonderait une autre n’est proposée',
  outposts: 'quand toutes sont sur la carte, une case qui en fonderait une autre est un avant-poste',
};

/** Ce que font des compagnies qui se rencontrent sur une case. */
const MERGERS: Readonly<Record<Config['mergers'], string>> = {
  largest: 'Entre deux compagnies ou plus, la plus grande absorbe les autres, l’une après l’autre',
  pairwise: 'Entre des compagnies, deux par deux, la plus grande absorbe la plus petite',
};

/** Ce que devient une action qui n’en fait pas une entière. */
const ROUNDING: Readonly<Record<Config['conversionRounding'], string>> = {
  'half-up': 'une demie compte pour une',
  down: 'une action de reste est perdue',
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
    intro: `Fondez des compagnies, faites-les grandir, fusionnez-les et détenez les bonnes actions. ${ending(config)} La personne la plus riche gagne alors : l’argent, et toutes les actions à leur cours.`,
    cards: [
      {
        title: 'Choisir une case',
        text: `À votre tour, vous choisissez une case parmi ${counted(config.candidates, { one: 'case vide', other: 'cases vides' })}. Ce qui se trouve au-dessus, au-dessous, à gauche et à droite décide de la suite ; les diagonales ne comptent pas. Sans rien à côté, c’est un avant-poste (+).`,
        figure: offer.figure,
      },
      {
        title: 'Fonder une compagnie',
        text: `À côté d’une étoile ou d’un avant-poste, mais d’aucune compagnie, vous fondez une compagnie et recevez ${shares(founding.shares)}. À côté d’une étoile, une action coûte ${money(founding.price)}. Il y a ${number(config.companies)} compagnies ; ${DEAD[config.deadSpaces]}. Une compagnie absorbée peut être refondée.`,
        figure: founding.figure,
      },
      {
        title: 'La faire grandir',
        text: `À côté d’une compagnie, celle-ci grandit. Chaque case ajoute ${money(config.growth)} au cours, chaque étoile voisine ${money(config.starBonus)} ; chaque avant-poste ${money(config.outpostBonus)}, et il s’y joint. Ici : de ${money(growth.from)} à ${money(growth.to)}.`,
        figure: growth.figure,
      },
      {
        title: 'Toucher, puis acheter',
        text: `${config.dividendTo === 'mover' ? 'Quand vous avez joué, et alors seulement,' : 'Après chaque coup,'} vos actions vous versent ${percent(config.dividend / 100)} de leur valeur : ${shares(dividend.shares)} à ${money(dividend.price)} rapportent ${money(dividend.amount)}. Ensuite vous achetez avec votre argent${config.selling === 'none' ? '' : ', ou vendez'}, au cours du moment${config.shares === 0 ? ' ; la banque en a autant que vous voulez' : ''}.`,
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
            text: 'Dans cette édition, le cours d’une action n’a pas de limite : les actions ne sont pas divisées.',
            figure: growth.figure,
          }
        : {
            title: 'Division',
            text: `Quand une action ${config.growthSplitWhen === 'passed' ? 'dépasse' : 'atteint'} ${money(config.growthSplit)}, son cours est divisé par deux et chacun en a le double : ${shares(split.shares)} à ${money(split.from)} en deviennent ${number(split.now)} à ${money(split.to)}. Vous ne perdez rien, et l’action redevient plus facile à acheter.`,
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
