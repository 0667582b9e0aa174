/**
 * One teletype with several keyboards: everybody at the table sees the same paper, and only the
 * player who is asked can type on it. What the others type is said to the table.
 */
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { SeatedProgram } from '../../teletype/basic/program.ts';

/** Somebody at the table: prints what they are to see. */
export interface Player {
  print(text: string): void;
  /** The match is over, and the table is cleared. */
  dismiss(): void;
}

interface Chair {
  name: string | undefined;
  player: Player | undefined;
}

export class SharedTeletype {
  readonly name: string;
  readonly #open: (names: readonly string[]) => SeatedProgram<Types>;
  readonly #chairs: Chair[];
  /** Undefined until all chairs are taken. */
  #program: SeatedProgram<Types> | undefined;

  constructor(name: string, players: number, open: (names: readonly string[]) => SeatedProgram<Types>) {
    this.name = name;
    this.#open = open;
    this.#chairs = Array.from({ length: players }, () => ({ name: undefined, player: undefined }));
  }

  /** Whether somebody can sit down: nobody has the chair, or who had it has hung up. */
  get hasRoom(): boolean {
    return this.#chairs.some(({ player }) => player === undefined);
  }

  get isEmpty(): boolean {
    return this.#chairs.every(({ player }) => player === undefined);
  }

  /** The names of who sits here. */
  get names(): readonly string[] {
    return this.#chairs.flatMap(({ name, player }) => (player === undefined || name === undefined ? [] : [name]));
  }

  /** Takes a chair; the last one to sit down begins the match. */
  sit(player: Player, name: string): void {
    const chair = this.#chairs.find((one) => one.player === undefined);
    if (chair === undefined) throw new Error(`there is no chair at ${this.name}`);
    chair.player = player;
    chair.name ??= this.#unused(name);
    if (this.#program !== undefined) return this.#comeBack(chair);
    this.#tell(`${chair.name} SITS DOWN. ${this.#waiting()}\n`);
    if (!this.hasRoom) this.#begin();
  }

  /** A player typed something. */
  hear(player: Player, line: string): void {
    const seat = this.#chairs.findIndex((chair) => chair.player === player);
    const chair = this.#chairs[seat];
    if (chair === undefined || line === '') return;
    const program = this.#program;
    if (program === undefined || seat !== program.question?.seat) return this.#say(chair, line);
    const printed = program.answer(line);
    for (const other of this.#chairs) other.player?.print(other === chair ? printed : `${line}\n${printed}`);
    if (program.question === undefined) this.#clear();
  }

  /** A player hung up; the chair waits for them, or for somebody else. */
  leave(player: Player): void {
    const chair = this.#chairs.find((one) => one.player === player);
    if (chair === undefined) return;
    const left = called(chair);
    chair.player = undefined;
    if (this.#program === undefined) chair.name = undefined;
    this.#tell(`\n${left} HAS HUNG UP. THE NEXT TO ASK FOR TABLE ${this.name} TAKES THE CHAIR.\n`);
  }

  #begin(): void {
    this.#program = this.#open(this.names);
    this.#tell(this.#program.start());
  }

  get #nameToAct(): string {
    const seat = this.#program?.question?.seat;
    return (seat === undefined ? undefined : this.#chairs[seat]?.name) ?? 'NOBODY';
  }

  #comeBack(chair: Chair): void {
    const asked = this.#nameToAct;
    chair.player?.print(`YOU ARE ${called(chair)}. IT IS THE TURN OF ${asked}. (MAP AND STOCK, WHEN IT IS YOURS.)\n`);
    for (const other of this.#chairs) if (other !== chair) other.player?.print(`\n${called(chair)} IS BACK.\n`);
  }

  #say(chair: Chair, line: string): void {
    const { player } = chair;
    for (const other of this.#chairs) if (other !== chair) other.player?.print(`\n${called(chair)}: ${line}\n`);
    player?.print(this.#program === undefined ? '' : `(SAID. IT IS THE TURN OF ${this.#nameToAct}.)\n`);
  }

  #clear(): void {
    const leaving = this.#chairs.flatMap(({ player }) => (player === undefined ? [] : [player]));
    for (const chair of this.#chairs) chair.player = undefined;
    for (const player of leaving) player.dismiss();
  }

  #tell(text: string): void {
    for (const { player } of this.#chairs) player?.print(text);
  }

  #waiting(): string {
    const free = this.#chairs.filter(({ player }) => player === undefined).length;
    if (free === 0) return 'THE TABLE IS FULL.';
    return `THE GAME BEGINS WHEN ${free === 1 ? '1 MORE CALLS AND ASKS' : `${free} MORE CALL AND ASK`} FOR TABLE ${this.name}.`;
  }

  /** Two players of one name could not be told apart. */
  #unused(name: string): string {
    const taken = this.#chairs.filter((chair) => chair.name?.replace(/ \d$/, '') === name).length;
    return taken === 0 ? name : `${name} ${taken + 1}`;
  }
}

/** The name of somebody who sits here, or sat here until now. */
function called({ name }: Chair): string {
  return must(name, 'the name of who sits at a teletype');
}
