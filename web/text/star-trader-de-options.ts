/** Die Regeln von Star Trader auf Deutsch. */
import type { OptionKey } from '../../games/star-trader/options.ts';

export const deOptions: Readonly<Record<OptionKey, string>> = {
  minPlayers: 'Wie viele Kapitäne mindestens mitspielen.',
  maxPlayers: 'Wie viele Kapitäne höchstens mitspielen.',
  ships: 'Schiffe jedes Kapitäns.',
  tons: 'Tonnen Fracht, die ein Schiff tragen kann.',
  cash: 'Bargeld an Bord jedes Schiffs zu Beginn.',
  stars: 'Sterne zu Beginn: eine Zahl, oder so viele je Kapitän, 3n+1 oder 2n+1 (nie mehr als die meisten).',
  mapSize: 'Seite der Karte in Lichtjahren; SOL liegt in der Mitte.',
  minDistance: 'Lichtjahre zwischen je zwei Sternen, mindestens.',
  developed: 'Entwickelte Sterne liegen höchstens so weit neben, über oder unter SOL.',
  frontier: 'Grenzsterne liegen mindestens so weit neben, über oder unter SOL.',
  frontierReach: 'Wie weit draußen Grenzsterne liegen.',
  classes: 'Die Klassen vom fünften Stern an, reihum.',
  places: 'Wie die Plätze gezogen werden.',
  names: 'Wie Sterne zu ihrem Namen kommen.',
  delays: 'Prozent der Abflüge, die sich verzögern; das wird angesagt.',
  onTime: 'Prozent der Schiffe, die landen, wenn man sie erwartet.',
  bids: 'Gebote, die ein Kapitän in einem Handel hat.',
  margin:
    'Gewinnspanne: je größer, desto weniger unterscheiden sich die Preise; höchstens um zwei Drittel, geteilt durch sie.',
  cents: 'Auch Teile eines Dollars können geboten, eingezahlt und abgehoben werden.',
  oversupply: 'Wovon ein Stern zu viel hat.',
  idle: 'Eine Ware, die ein Stern weder macht noch braucht.',
  interest: 'Prozent Zinsen im Jahr.',
  mostStars: 'Sterne, auf die eine Galaxis wachsen kann.',
  labels: 'Die Klasse, die für einen Stern gezeigt wird.',
  growthNews: 'Was man von der Entwicklung der Sterne hört.',
  reports: 'Wann alle Preise gemeldet werden.',
  years: 'Jahre, die eine Partie dauert.',
};

export const deChoices: Readonly<Partial<Record<OptionKey, Readonly<Record<string, string>>>>> = {
  frontierReach: { edge: 'bis an die Ränder und Ecken der Karte', circle: 'nicht weiter von SOL, als die Ränder sind' },
  classes: {
    'underdeveloped-first': 'unterentwickelt, entwickelt, Grenze',
    'frontier-first': 'Grenze, unterentwickelt, entwickelt',
  },
  places: {
    floored: 'irgendwo, auf den Abstand geprüft, dann auf ganze Lichtjahre abgerundet',
    whole: 'von Anfang an in ganzen Lichtjahren',
  },
  names: { drawn: 'jeder wird gezogen, bis es ein neuer ist', shuffled: 'die Liste wird gemischt' },
  oversupply: {
    turns: 'zählt beim nächsten Besuch als Bedarf, wie 1974',
    kept: 'wird Monat für Monat verbraucht, und der Stern will solange nichts davon',
  },
  idle: { 'no-price': 'hat keinen Preis und wird nicht gehandelt', 'base-price': 'hat ihren Grundpreis' },
  labels: {
    rounded: 'die nächste, wie 1974: sie kann gezeigt werden, ehe sie erreicht ist',
    exact: 'die, die ein Stern erreicht hat',
  },
  growthNews: { classes: 'nur, wenn ein Stern eine Klasse erreicht', steps: 'jeden Schritt' },
  reports: { 'on-demand': 'jeden Januar, und wenn ein Kapitän im Hafen danach fragt', yearly: 'jeden Januar' },
};

export const deEditions: Readonly<Record<string, { readonly title: string; readonly history: string }>> = {
  kaufman1974: {
    title: 'Star Trader',
    history: 'Dave Kaufmans Spiel für die People’s Computer Company: je zwei Schiffe, fünf Jahre, gefeilscht wird.',
  },
  remake: {
    title: 'Star Trader, die Neufassung',
    history:
      'Die Sternkarte einer späteren Neufassung, viermal so groß, mit dem Handel von 1974; auch für einen Kapitän.',
  },
  today: {
    title: 'Star Trader heute',
    history: 'Die empfohlene: 1 bis 12 Kapitäne, alle bekannten Fehler behoben, jedes zweite Schiff ist pünktlich.',
  },
};
