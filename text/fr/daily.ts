/** What every program says of the daily galaxy, in French. */
import type { DailyWords } from '../en/daily.ts';

export const dailyFr: DailyWords = {
  title: 'Galaxie du jour',
  about: (rivals) =>
    `Tout le monde joue aujourd’hui la même galaxie, avec les mêmes cases proposées, contre ${rivals}. Seul le premier essai compte, et aucun coup ne peut être annulé. Une nouvelle galaxie commence à minuit UTC.`,
  play: 'Jouer la galaxie du jour',
  resume: 'Continuer la galaxie du jour',
  look: 'La revoir',
  place: (place) => ['Première place', 'Deuxième place', 'Troisième place'][place - 1] ?? `${place}e`,
  line: 'Le résultat à partager',
  copy: 'Copier le résultat',
  streak: (days) => (days === 1 ? '1 jour de suite' : `${days} jours de suite`),
  history: 'Vos résultats',
  none: 'Vous n’avez pas encore joué de galaxie du jour.',
  table: 'Les résultats d’aujourd’hui',
  tableEmpty: 'Personne n’a encore envoyé de résultat.',
  noTable: 'Pas de tableau des résultats : le serveur de jeu ne répond pas.',
  send: 'Envoyer mon résultat au tableau',
  sent: 'Votre résultat est dans le tableau.',
  sendFailed: 'Le serveur ne l’a pas accepté.',
  date: 'Date',
  rank: 'Rang',
  player: 'Nom',
  net: 'Fortune',
  badge: 'Du jour',
  squares: 'Chaque carré est un dixième de la partie : 🟩 premier, 🟨 deuxième, ⬜ troisième.',
  name: 'Votre nom dans le tableau',
  earlier: (day) => `La galaxie du ${day}`,
  toDay: 'Aller à la galaxie du jour',
};
