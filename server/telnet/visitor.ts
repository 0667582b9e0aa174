/** Somebody who called: the menu, a game alone, or a chair at a table. One typed line after the other. */
import { typed } from '../../teletype/basic/input.ts';
import { TELETYPES } from '../../teletype/index.ts';
import type { TeletypeEntry } from '../../teletype/index.ts';
import type { TeletypeProgram } from '../../teletype/basic/program.ts';
import { must } from '../../core/must.ts';
import type { Building } from './building.ts';
import { MatchWithBots } from './match-with-bots.ts';
import { SharedTeletype } from './shared-teletype.ts';
import type { Player } from './shared-teletype.ts';

/** What the next line answers. */
type Prompt =
  | { readonly ask: 'menu' | 'table' }
  | { readonly ask: 'players'; readonly table: string }
  | { readonly ask: 'name'; readonly table: string; readonly players: number }
  | { readonly ask: 'game'; readonly game: TeletypeProgram }
  | { readonly ask: 'shared'; readonly table: SharedTeletype }
  | { readonly ask: 'rivals'; readonly program: TeletypeEntry }
  | { readonly ask: 'own-name'; readonly program: TeletypeEntry; readonly rivals: readonly string[] }
  | { readonly ask: 'with-bots'; readonly match: MatchWithBots };

const SHARED = TELETYPES.filter(({ isShared }) => isShared);

/** What can be chosen: every program alone, those that several can share, and every program against computer players. */
const CHOICES: readonly {
  readonly words: string;
  readonly program: TeletypeEntry;
  readonly how: 'alone' | 'shared' | 'bots';
}[] = [
  ...TELETYPES.map((program) => ({
    words: `${program.title} (${program.year}), YOU AND ANYBODY BESIDE YOU`,
    program,
    how: 'alone' as const,
  })),
  ...SHARED.map((program) => ({
    words: `${program.title} AT A TABLE WITH OTHERS WHO CALL`,
    program,
    how: 'shared' as const,
  })),
  ...TELETYPES.map((program) => ({
    words: `${program.title} AGAINST COMPUTER PLAYERS`,
    program,
    how: 'bots' as const,
  })),
];

const MENU = `
${CHOICES.map(({ words }, i) => ` ${i + 1}  ${words}\n`).join('')} BYE  HANGS UP

WHICH? `;

const TITLES = TELETYPES.map(({ title }) => title).join(' AND ');

const LONGEST_NAME = 20;

export class Visitor implements Player {
  readonly #building: Building;
  readonly #address: string;
  readonly #write: (text: string) => void;
  readonly #hangUp: () => void;
  #asked: Prompt = { ask: 'menu' };

  constructor(building: Building, address: string, write: (text: string) => void, hangUp: () => void) {
    this.#building = building;
    this.#address = address;
    this.#write = write;
    this.#hangUp = hangUp;
  }

  /** What is printed when somebody calls. */
  greet(): void {
    this.print(`${TITLES}. TYPE CAPITALS, AS ON THE TELETYPE.\n${MENU}`);
  }

  /** A form feed is a torn-off page; lines end as telnet wants it. */
  print(text: string): void {
    if (text !== '') this.#write(text.replaceAll('\f', '\n\n').replaceAll(/\r?\n/g, '\r\n'));
  }

  dismiss(): void {
    if (this.#asked.ask === 'shared') this.#building.close(this.#asked.table);
    this.#ask({ ask: 'menu' }, `\n\nTHE TABLE IS CLEARED.\n${MENU}`);
  }

  hear(line: string): void {
    const asked = this.#asked;
    const words = typed(line).trim();
    switch (asked.ask) {
      case 'menu':
        return this.#choose(words.toUpperCase());
      case 'table':
        return this.#chooseTable(words.toUpperCase());
      case 'players':
        return this.#choosePlayers(asked.table, words);
      case 'name':
        return this.#sit(asked.table, asked.players, words);
      case 'shared':
        // The chair waits; nobody has to be told it aloud.
        return words === 'BYE' ? this.#hangUp() : asked.table.hear(this, words);
      case 'game':
        this.print(asked.game.answer(line));
        if (asked.game.over) this.#ask({ ask: 'menu' }, `\n${MENU}`);
        return;
      case 'rivals':
        return this.#chooseRivals(asked.program, words.toLowerCase());
      case 'own-name':
        return this.#playBots(asked.program, asked.rivals, words);
      case 'with-bots':
        return asked.match.hear(line);
    }
  }

  /** The line is gone. */
  leave(): void {
    if (this.#asked.ask === 'with-bots') this.#asked.match.end();
    if (this.#asked.ask !== 'shared') return;
    const { table } = this.#asked;
    table.leave(this);
    if (table.isEmpty) this.#building.close(table);
  }

  #ask(asked: Prompt, prompt: string): void {
    this.#asked = asked;
    this.print(prompt);
  }

  #choose(words: string): void {
    const { chance, withRoom } = this.#building;
    if (words === 'BYE') return this.#hangUp();
    const choice = CHOICES.find((_, i) => String(i + 1) === words);
    if (choice === undefined) return this.print(`${CHOICES.map((_, i) => i + 1).join(', ')} OR BYE.\n${MENU}`);
    const { program, how } = choice;
    if (how === 'alone') return this.#play(program.open(chance()));
    if (how === 'bots') return this.#ask({ ask: 'rivals', program }, this.#rivalsQuestion(program));
    const list = withRoom.map(({ name, names }) => ` ${name}: ${names.join(', ')}\n`).join('');
    this.#ask({ ask: 'table' }, `${list}WHICH TABLE (A NEW NAME OPENS A NEW ONE)? `);
  }

  #play(game: TeletypeProgram): void {
    this.#asked = { ask: 'game', game };
    this.print(game.start());
  }

  #rivalsQuestion({ game }: TeletypeEntry): string {
    const { bots } = this.#building;
    const names = bots.namesOf(game).join(', ').toUpperCase();
    return `${names}.\nWHICH OF THEM (1-${bots.mostOf(game)}, WITH COMMAS)? `;
  }

  #chooseRivals(program: TeletypeEntry, words: string): void {
    const { bots } = this.#building;
    const rivals = words.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
    const known = bots.namesOf(program.game);
    const isKnown = rivals.length <= bots.mostOf(program.game) && rivals.every((name) => known.includes(name));
    if (rivals.length === 0) return this.#ask({ ask: 'menu' }, MENU);
    if (!isKnown) return this.print(this.#rivalsQuestion(program));
    this.#ask({ ask: 'own-name', program, rivals }, 'WHAT IS YOUR NAME? ');
  }

  #playBots(program: TeletypeEntry, rivals: readonly string[], words: string): void {
    const own = tidied(words);
    if (own === '') return this.print('WHAT IS YOUR NAME? ');
    const { bots, chance } = this.#building;
    if (!bots.enter(this.#address))
      return this.#ask({ ask: 'menu' }, `ALL COMPUTER PLAYERS ARE TAKEN. CALL AGAIN.\n${MENU}`);
    const match = new MatchWithBots(program.open(chance(), [own, ...rivals]), rivals, {
      seats: bots.seatsOf(program.game),
      print: (text) => this.print(text),
      onEnd: () => {
        bots.leave(this.#address);
        if (this.#asked.ask === 'with-bots') this.#ask({ ask: 'menu' }, `\n${MENU}`);
      },
    });
    this.#asked = { ask: 'with-bots', match };
    match.begin();
  }

  #chooseTable(words: string): void {
    const name = words.replaceAll(/[^A-Z0-9]/g, '').slice(0, LONGEST_NAME);
    const table = this.#building.find(name);
    if (name === '') return this.#ask({ ask: 'menu' }, MENU);
    if (table !== undefined && !table.hasRoom) return this.print('THAT TABLE IS FULL. WHICH TABLE? ');
    if (table !== undefined) return this.#ask({ ask: 'name', table: name, players: 0 }, 'WHAT IS YOUR NAME? ');
    if (!this.#building.mayOpen(this.#address)) return this.print('ALL TABLES ARE TAKEN. WHICH TABLE? ');
    this.#ask({ ask: 'players', table: name }, 'HOW MANY PLAYERS (2-4)? ');
  }

  #choosePlayers(table: string, words: string): void {
    if (!/^[2-4]$/.test(words)) return this.print('HOW MANY PLAYERS (2-4)? ');
    this.#ask({ ask: 'name', table, players: Number(words) }, 'WHAT IS YOUR NAME? ');
  }

  #sit(name: string, players: number, words: string): void {
    const building = this.#building;
    const own = tidied(words);
    if (own === '') return this.print('WHAT IS YOUR NAME? ');
    const known = building.find(name);
    // Somebody else was faster with the last chair, or everybody has left meanwhile.
    if (known === undefined && players === 0) return this.#ask({ ask: 'menu' }, `THAT TABLE IS GONE.\n${MENU}`);
    if (known?.hasRoom === false) return this.#ask({ ask: 'menu' }, `THAT TABLE IS FULL.\n${MENU}`);
    const program = must(SHARED[0], 'a program to share');
    const table = known ?? new SharedTeletype(name, players, (names) => program.open(building.chance(), names));
    if (known === undefined && !building.open(table, this.#address))
      return this.#ask({ ask: 'menu' }, `ALL TABLES ARE TAKEN.\n${MENU}`);
    this.#asked = { ask: 'shared', table };
    table.sit(this, own);
  }
}

/** A name as the paper has it. */
function tidied(words: string): string {
  return words
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, '')
    .slice(0, LONGEST_NAME)
    .trim();
}
