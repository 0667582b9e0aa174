import type { LanesLessonWords } from '../en/star-lanes-lesson.ts';
import { starLanesDe } from './star-lanes.ts';

/** The buttons by their own names. */
const { trade } = starLanesDe;

export const lanesLessonDe: LanesLessonWords = {
  says: {
    found:
      'In jedem Zug wählst du eines von fünf markierten Feldern. 4D liegt neben einem Stern: Gründe dort eine Gesellschaft.',
    gift: 'Du hast Altair gegründet und fünf Aktien geschenkt bekommen. Kaufe so viele dazu, wie du kannst.',
    grow: ({ growth, star }) =>
      `Dein Gegner hat Betelgeuse gegründet. Lass Altair auf 4E wachsen: Jedes Feld hebt den Kurs um ${growth}, jeder Stern daneben um ${star}.`,
    dividend: ({ dividend }) =>
      `Du hast ${dividend} bekommen. In jedem Zug zahlen deine Aktien fünf Prozent ihres Kurses.`,
    other: 'Du darfst Aktien jeder Gesellschaft besitzen. Kaufe auch eine von Betelgeuse.',
    outpost:
      'Neben 3F liegt nichts (Ecken zählen nicht), also wird es ein Außenposten. Er kommt zur ersten Gesellschaft, die ihn erreicht.',
    keep: 'Keine Aktie ist jetzt billig genug für dich. Behalte dein Geld.',
    reach: 'Von 4F aus erreicht Altair deinen Außenposten, und er kommt dazu. Damit ist Altair größer als Betelgeuse.',
    exchange: ({ behind }) => `Hier steht, wem was gehört. Dein Gegner liegt ${behind} vorn, aber nicht mehr lange.`,
    stake: 'Als Nächstes fusionierst du die beiden, und die kleinere zahlt eine Prämie. Kaufe noch eine Aktie von ihr.',
    merge:
      '4G verbindet beide Gesellschaften. Die größere übernimmt die kleinere; bei gleicher Größe entscheidet der höhere Kurs.',
    merged: ({ bonus }) =>
      `Betelgeuse hat das Zehnfache seines Kurses gezahlt, geteilt durch seine Aktien: dir ${bonus}. Aus zwei davon wurde eine von Altair.`,
    dearer: ({ price }) => `Eine Aktie von Altair kostet jetzt ${price}. Kaufe noch eine.`,
    split: ({ star, limit }) =>
      `5D liegt neben einem Stern, der den Kurs um ${star} hebt. Über ${limit} folgt ein Aktiensplit.`,
    doubled:
      'Du hast jetzt doppelt so viele Aktien zum halben Kurs. Du hast nichts verloren, und sie können wieder steigen.',
    more: 'Du hast doppelt so viele Aktien, also bringt Wachstum das Doppelte. Kaufe so viele von Altair dazu, wie du kannst.',
    choose:
      'Dieser Zug gehört dir. Die Liste zeigt, was jedes Feld bewirkt und wie viel mehr du gewinnst als dein Gegner.',
    invest: 'Bargeld bringt nichts ein. Kaufe so viele Aktien von Altair, wie du kannst.',
    last: ({ behind }) =>
      `Der letzte Zug, und dein Gegner liegt ${behind} vorn. Lass Altair auf 5F wachsen, neben dem Stern.`,
    finish: 'Am Ende zählen Bargeld und Aktien zu ihrem Kurs. Handle nicht, und die Partie ist zu Ende.',
    end: ({ ahead }) =>
      `Du hast mit dem letzten Zug um ${ahead} gewonnen. Alles Weitere steht in den Regeln; spiel jetzt eine Partie.`,
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
    most: 'Drücke = für das Maximum, dann Enter.',
    one: 'Geh mit ↑↓ zu ihrer Zeile, drücke +, dann Enter.',
    nothing: 'Drücke Enter.',
  },
};
