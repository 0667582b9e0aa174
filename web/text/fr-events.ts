/** Events in French. */
import { counted, dollars } from './plain.ts';
import type { EventWords } from './events.ts';

const money = (amount: number): string => dollars(amount, 'fr');
const shares = (count: number): string => counted(count, 'action', 'actions', 'fr');

export const FR_EVENTS: EventWords = {
  player: (number) => `Joueur ${number}`,
  money,
  started: (first) => `${first} joue en premier.`,
  offered: (move, who, spaces) => `Coup ${move} : ${who} choisit parmi ${spaces}.`,
  outpost: (who, space) => `${who} établit un avant-poste en ${space}.`,
  lost: (who, space) => `${who} perd un avant-poste en ${space}, happé par un trou noir.`,
  founded: (who, company, space, around, { size, price, shares: given }) =>
    `${who} fonde ${company} en ${space}${around} : taille ${size}, ${money(price)} l'action${given === 0 ? '' : `, ${shares(given)} pour la fondation`}.`,
  grown: (who, company, space, around, { size, price }) =>
    `${who} étend ${company} en ${space}${around} : taille ${size}, ${money(price)} l'action.`,
  merged: (who, space, from, into, { size, price }) =>
    `${who} en ${space} : ${from} est absorbée par ${into} : taille ${size}, ${money(price)} l'action.`,
  exchange: (who, old, gained, bonus) => `${who} : ${old} deviennent ${gained}, prime ${money(bonus)}.`,
  joined: (space, company, around, { size, price }) =>
    `${space} rejoint ${company}${around} : taille ${size}, ${money(price)} l'action.`,
  split: (company, from, price) => `L'action de ${company} est divisée par deux, de ${money(from)} à ${money(price)}.`,
  swallowed: (company, spaces) =>
    `Un trou noir engloutit ${company} : ${counted(spaces, 'case', 'cases', 'fr')} de nouveau libres, ses actions sont nulles.`,
  dividend: (who, amount) => `${who} reçoit ${money(amount)} de dividendes.`,
  bought: (count, company, price) => `achète ${count} de ${company} à ${money(price)}`,
  sold: (count, company, price) => `vend ${count} de ${company} à ${money(price)}`,
  traded: (who, deals) => `${who} ${deals.join(', ')}.`,
  idle: (who) => `${who} ne négocie pas.`,
  extended: (moves) => `Tous acceptent de jouer plus longtemps : ${moves} coups en tout.`,
  ended: (why, standings) => `La partie est finie : ${why}. ${standings}.`,
  endings: {
    moves: 'tous les coups sont joués',
    rounds: 'tous les tours sont joués',
    full: 'la galaxie est assez remplie',
    lanes: 'les routes sont assez longues',
    largest: 'une compagnie est assez grande',
    'no-spaces': 'il reste trop peu de cases',
    agreed: "tous ont voulu s'arrêter là",
    endless: 'elle a duré quatre coups par case',
  },
  called: (who) => `${who} y a mis fin`,
  around: ({ stars, outposts, holes }) => {
    const parts = [
      stars > 0 ? counted(stars, 'étoile', 'étoiles', 'fr') : '',
      outposts.length > 0 ? counted(outposts.length, 'avant-poste', 'avant-postes', 'fr') : '',
      holes > 0 ? counted(holes, 'trou noir', 'trous noirs', 'fr') : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : ` (avec ${parts.join(', ')})`;
  },
};
