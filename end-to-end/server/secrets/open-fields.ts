/** The fields that everybody may know while a match with private books is played. A new one is decided on here. */
const UPDATE =
  'type match at as phase now toAct lateAt seats.for seats.name seats.here seats.minded seats.bot rematch chain';
const HEAD = 'commitment edition engine game id made minder public clock advice rematchOf seats.for seats.bot';
const VOTE = 'by ends motion yes';
const VIEW =
  'as books map mover moves movesInAll phase players companies.company companies.name companies.price companies.size';
const ASK = 'ask mayEnd to spaces.space spaces.companies';
const HAPPENED = 'act at by text';

const SURROUNDINGS = 'stars holes outposts';
const EXTENDED = `by space company shares size price ${SURROUNDINGS}`;

/** By what happened. Mergers tell what everybody had of the company, as the program of 1977 printed it. */
const EVENTS: Readonly<Record<string, string>> = {
  started: 'players first map',
  offered: 'to move spaces',
  outpost: 'by space',
  lost: 'by space',
  founded: EXTENDED,
  grown: EXTENDED,
  merged:
    'by space from into fromSize intoSize fromPrice intoPrice size price exchanges.old exchanges.had exchanges.gained exchanges.bonus',
  joined: `by space company size price ${SURROUNDINGS}`,
  split: 'company from price',
  swallowed: 'company price spaces',
};

/** Answers to acts and requests. */
const ANSWER = 'id at why reason problem match seat link type';

const OPEN = new Set([
  ...under('', UPDATE),
  ...under('head.', HEAD),
  ...under('vote.', VOTE),
  ...under('view.', VIEW),
  ...under('view.ask.', ASK),
  ...under('happened.', HAPPENED),
  ...Object.entries(EVENTS).flatMap(([type, fields]) => under(`happened.events<${type}>.`, `type ${fields}`)),
]);
const ANSWERS = new Set(ANSWER.split(' '));

function under(path: string, fields: string): string[] {
  return fields.split(' ').map((field) => path + field);
}

/** Whether a field, by its path, is open to everybody. */
export function isOpen(path: string): boolean {
  const [, kind = '', field = ''] = /^(?:<(\w+)>)?\.(.*)$/.exec(path) ?? [];
  if (kind === 'done' || kind === 'refused' || kind === 'pong') return ANSWERS.has(field);
  return OPEN.has(field) || field.startsWith('view.config.') || (kind === '' && ANSWERS.has(field));
}
