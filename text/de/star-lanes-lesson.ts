import type { LanesLessonWords } from '../en/star-lanes-lesson.ts';
import { starLanesDe } from './star-lanes.ts';

/** The buttons by their own names. */
const { trade } = starLanesDe;

export const lanesLessonDe: LanesLessonWords = {
  says: {
    found:
      'In jedem Zug wählst du eines von fünf markierten Feldern. 4D liegt neben einem Stern: Gründe dort eine Gesellschaft.',
    gift: 'Du hast Altair gegründet, und fünf Aktien sind geschenkt. Kaufe von Altair dazu, so viele du kannst.',
    grow: ({ growth, star }) =>
      `Dein Gegner hat Betelgeuse gegründet. Lass Altair auf 4E wachsen: Jedes Feld macht eine Aktie ${growth} teurer, jeder Stern daneben ${star}.`,
    dividend: ({ dividend }) =>
      `Du hast ${dividend} bekommen. In jedem Zug bringen deine Aktien fünf Prozent ihres Kurses.`,
    other: 'Du darfst Aktien jeder Gesellschaft haben. Kaufe auch eine von Betelgeuse.',
    outpost:
      'Neben 3F ist nichts (Ecken zählen nicht), dort entsteht ein Außenposten. Er kommt zur ersten Gesellschaft, die ihn erreicht.',
    keep: 'Keine Aktie ist jetzt billig genug für dich. Behalte dein Geld.',
    reach: 'Von 4F aus erreicht Altair deinen Außenposten und nimmt ihn auf. Damit ist es größer als Betelgeuse.',
    exchange: ({ behind }) => `Hier steht, wem was gehört. Dein Gegner liegt ${behind} vorn, aber nicht mehr lange.`,
    stake:
      'Gleich vereinigst du beide Gesellschaften, und die kleinere zahlt eine Prämie. Kaufe noch eine Aktie von ihr.',
    merge:
      '4G verbindet beide Gesellschaften. Die größere nimmt die kleinere auf; von gleich großen bleibt die teurere.',
    merged: ({ bonus }) =>
      `Betelgeuse hat das Zehnfache seines Kurses gezahlt, nach Aktien: dir ${bonus}. Aus zwei davon wurde eine von Altair.`,
    dearer: ({ price }) => `Altair kostet jetzt ${price} je Aktie. Kaufe noch eine.`,
    split: ({ star, limit }) =>
      `5D liegt neben einem Stern, der eine Aktie um ${star} verteuert. Über ${limit} werden die Aktien geteilt.`,
    doubled:
      'Deine Aktien sind doppelt so viele, ihr Kurs ist halb so hoch. Verloren ist nichts, und sie können wieder steigen.',
    more: 'Du hast doppelt so viele Aktien, also bringt Wachstum das Doppelte. Kaufe von Altair dazu, so viele du kannst.',
    choose:
      'Dieser Zug gehört dir. In der Liste steht, was jedes Feld bewirkt und wie viel mehr du damit gewinnst als dein Gegner.',
    invest: 'Geld allein bringt nichts. Kaufe so viele Aktien von Altair, wie du kannst.',
    last: ({ behind }) =>
      `Der letzte Zug, und dein Gegner liegt ${behind} vorn. Lass Altair auf 5F wachsen, neben dem Stern.`,
    finish: 'Am Ende zählen Geld und Aktien zu ihrem Kurs. Handle nichts, und die Partie ist vorbei.',
    end: ({ ahead }) =>
      `Du hast mit dem letzten Zug um ${ahead} gewonnen. Alles Weitere steht bei den Regeln: Spiel eine Partie.`,
  },
  page: {
    place: 'Drücke auf das Feld, auf einem Touchscreen zweimal.',
    choose: 'Sieh sie dir an, dann drücke auf eines.',
    most: `Drücke „${trade.max}“, dann „${trade.confirm}“.`,
    one: `Drücke „+“, dann „${trade.confirm}“.`,
    nothing: `Drücke „${trade.pass}“.`,
  },
  keyboard: {
    place: 'Mit der Tastatur: seine Zahl, zweimal.',
    choose: 'Mit der Tastatur: seine Zahl, zweimal.',
    most: 'Mit der Tastatur: Buchstabe, M, Enter.',
    one: 'Mit der Tastatur: Buchstabe, 1, Enter.',
    nothing: 'Mit der Tastatur: Enter.',
  },
  terminal: {
    place: 'Drücke seine Zahl, dann Enter.',
    choose: 'Sieh sie dir mit ↑↓ an, dann drücke Enter.',
    most: 'Drücke = für das Meiste, dann Enter.',
    one: 'Geh mit ↑↓ zu ihrer Zeile, drücke +, dann Enter.',
    nothing: 'Drücke Enter.',
  },
};
