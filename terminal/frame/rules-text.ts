/** The rules of a game as text, with their drawings in characters. */
import type { Types } from '../../core/contract.ts';
import { usualEdition } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { commandLine } from '../own-name.ts';
import { frameWords } from '../words.ts';
import type { GameSpeech } from './game-screens.ts';
import type { RulesBoard, RulesCard, RulesFigure, RulesSheet } from '../../insight/rules-card.ts';

interface Helped<T extends Types> {
  readonly kit: GameKit<T>;
  speech(this: void): Pick<GameSpeech<T>, 'help' | 'money'>;
  lesson?(this: void): unknown;
  rules?(this: void, config: T['Config']): RulesSheet;
}

/** What is shown at "?": the keys, then the rules of a configuration. */
export function helpText<T extends Types>({ speech, rules, lesson, kit }: Helped<T>, config: T['Config']): string {
  const { help, money } = speech();
  const learn = commandLine('learn', kit.game.id);
  const keys = lesson === undefined ? help : `${help}\n${frameWords().rules.learn}\n${learn}`;
  return rules === undefined ? keys : `${keys}\n${rulesText(rules(config), money)}`;
}

/** The same before anything is played: with the rules of the usual edition. */
export function usualHelp<T extends Types>(screens: Helped<T>): string {
  const { kit, speech } = screens;
  const usual = kit.game.parseConfig(usualEdition(kit));
  return usual.ok ? helpText(screens, usual.value) : speech().help;
}

/** A sheet of rules. Titles begin their lines; all else is indented. */
export function rulesText({ intro, cards }: RulesSheet, formatMoney: (amount: number) => string): string {
  const told = cards.flatMap((card) => ['', ...cardLines(card, formatMoney)]);
  return [frameWords().rules.how, `  ${intro}`, ...told, ''].join('\n');
}

function cardLines({ title, text, figure }: RulesCard, formatMoney: (amount: number) => string): string[] {
  return [title, `  ${text}`, ...figureLines(figure, formatMoney).map((line) => `    ${line}`)];
}

function figureLines(figure: RulesFigure, formatMoney: (amount: number) => string): string[] {
  switch (figure.figure) {
    case 'boards':
      return boardLines(figure.boards);
    case 'route':
      return [`* ${figure.from} --- ${figure.note} --- * ${figure.to}`];
    case 'table':
      return figure.rows.map(([name, ...cells]) =>
        [`${figure.head[0]} ${name}`, ...cells.map((cell, i) => `${figure.head[i + 1]} ${cell}`)].join(
          frameWords().signs.semicolon,
        ),
      );
    case 'bids':
      return figure.bids.map(({ by, says, amount }) => `${by} ${says} ${formatMoney(amount)}`);
    case 'bar':
      return [`[ ${figure.parts.map(({ label }) => label).join(' | ')} ]`];
  }
}

/** Side by side, as it goes on from the one to the other. */
function boardLines(boards: readonly RulesBoard[]): string[] {
  const drawn = boards.map(drawBoard);
  const [first = []] = drawn;
  const middle = Math.floor(first.length / 2);
  return first.map((_, row) => drawn.map((lines) => lines[row]).join(row === middle ? '  -->  ' : '       '));
}

function drawBoard({ rows, marked }: RulesBoard): string[] {
  return rows.map((line, row) =>
    [...line]
      .map((mark, column) => marked.find((one) => one.row === row && one.column === column)?.mark ?? mark)
      .join(' '),
  );
}
