/** Computer players at the consoles of the 1970s: their lines are typed for them, and the paper is as if people had typed them. */
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Seat, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { kitOf } from '../../games/index.ts';
import type { SeatQuestion, SeatedProgram } from '../../teletype/basic/program.ts';
import { TELETYPES } from '../../teletype/index.ts';
import { typeForBots } from '../../teletype/typist.ts';
import type { Memo } from '../../bots/bot.ts';
import { botsOf, cardsOf } from '../../bots/index.ts';

/** A sitting in which a person does anything that is allowed, until the match is over; every line that was typed, and the paper. */
async function sit(game: string, rivals: readonly string[], seed: number) {
  const { open } = must(
    TELETYPES.find((one) => one.game === game),
    game,
  );
  const kit = must(kitOf(game), game);
  const bots = await botsOf(game);
  const program = open(new Mulberry32(seed), ['Ann', ...rivals]);
  const memos = new Map<Seat, Memo | undefined>();
  let paper = program.start();
  const lines = openingOf(paper);
  const type = (text: string, line: string): Promise<boolean> => {
    lines.push(line);
    paper += text;
    return Promise.resolve(true);
  };
  const parts = {
    botAt: (seat: Seat) => rivals[seat - 1],
    think: (name: string, { seat, view, heard, at }: SeatQuestion<Types>) => {
      const bot = must(
        bots.find((one) => one.name === name),
        name,
      );
      const answer = bot.answer({ view, heard, memo: memos.get(seat) }, { playouts: 8 }, new Mulberry32(at));
      memos.set(seat, answer.memo);
      return Promise.resolve(answer.action);
    },
    pause: () => Promise.resolve(true),
    print: (text: string) => type(text, text.slice(0, text.indexOf('\n'))),
  };
  for (;;) {
    await typeForBots(program, parts);
    const { question } = program;
    if (question === undefined) return { program, paper, lines };
    const line = program.lineOf(kit.anyAction(question.view, new Mulberry32(question.at)), question.view);
    await type(`${line}\n${program.answer(line)}`, line);
  }
}

/** What was typed before the first move. */
function openingOf(paper: string): string[] {
  return [...paper.matchAll(/\? (.+)\n/g)].map(([, line]) => must(line, 'a line'));
}

/** The same lines typed by people, one after the other. */
function typedByPeople(program: SeatedProgram<Types>, lines: readonly string[]): string {
  return lines.reduce((paper, line) => `${paper}${line}\n${program.answer(line)}`, program.start());
}

describe.each(TELETYPES)('$title of $year', ({ game, open }) => {
  const plain = cardsOf(game).filter(({ playouts }) => playouts === 0);

  test.each(plain.map(({ name }) => name))('%s plays a whole match', async (name) => {
    const { program, paper } = await sit(game, [name], 7);
    expect(program.over).toBe(false);
    expect(paper).toMatch(/ANOTHER GAME\? $/);
    expect(paper).toContain(name.toUpperCase().slice(0, 4));
  });

  test('the paper is the one that people would have typed', async () => {
    const rivals = plain.slice(-2).map(({ name }) => name);
    const { paper, lines } = await sit(game, rivals, 11);
    expect(typedByPeople(open(new Mulberry32(11)), lines)).toBe(paper);
  });

  test('those who sit down sit there in the next match, too', async () => {
    const { program } = await sit(game, [must(plain[0], 'a bot').name], 3);
    const printed = program.answer('Y');
    expect(program.question).toBeDefined();
    expect(printed).toContain('ANN');
  });
});

test('two of one name are told apart, and names have no signs that the console does not know', () => {
  const { open } = must(TELETYPES[0], 'a program');
  const paper = open(new Mulberry32(1), ['Zoë, the 1st', 'greedy', 'greedy']).start();
  expect(openingOf(paper)).toEqual(['3', 'N', 'ZOE THE 1ST', 'GREEDY', 'GREEDY 2']);
});
