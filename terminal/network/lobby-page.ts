/** Before a match begins: who sits there already, and the link for the others. */
import { must } from '../../core/must.ts';
import { drawKeyBar, drawTopBar } from '../frame/bars.ts';
import { moreWords, windowFrom } from '../frame/scrolling.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { fit, padded, wrapped } from '../screen/marks.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import { frameWords, words } from '../words.ts';
import type { ServerMatch } from '../../client/server-match.ts';
import type { Games } from '../frame/game-screens.ts';
import type { Act } from '../../table/act.ts';
import { screensFor } from './server-match.ts';
import type { MatchHead } from '../../table/match.ts';
import type { SeenSeat } from '../../table/update.ts';
import type { UpdateOf } from '../../client/match-client.ts';
import type { Types } from '../../core/contract.ts';

export type LobbyEnd = 'begun' | 'leave' | 'gone';

/** What the page wants of a match on a server. */
type WaitingMatch = Pick<ServerMatch, 'anyUpdate' | 'connection' | 'seats' | 'happened' | 'act' | 'listen' | 'problem'>;

export class LobbyPage implements Page<LobbyEnd> {
  readonly #games: Games;
  readonly #match: WaitingMatch;
  readonly #link: string;
  #problem = '';

  constructor(games: Games, match: WaitingMatch, link: string) {
    this.#games = games;
    this.#match = match;
    this.#link = link;
  }

  draw(size: Size): Cells {
    const { waiting: told } = words();
    const cells = new Cells(size);
    const update = this.#match.anyUpdate();
    const title = screensFor(this.#games, this.#match)?.kit.title ?? 'Star Lanes';
    const link = this.#match.connection();
    drawTopBar(cells, `${title} · ${told.title}`, link === 'connected' ? '' : told.noConnection);
    if (update === undefined) {
      cells.put(2, 2, told.calling, 'faint');
    } else {
      cells.put(2, 2, fit(agreedWords(update.head), size.width - 3), 'heading');
      cells.put(2, 3, told.invite, 'faint');
      cells.put(4, 4, this.#link, 'strong');
      this.#drawSeats(cells, update, { top: 6, room: size.height - 11 });
      const sentences = [this.#whatIsNext(update), link === 'lost' ? told.lost : this.#problem];
      const lines = sentences.flatMap((sentence, i) =>
        wrapped(sentence, size.width - 3).map((line) => ({ line, style: i === 0 ? 'faint' : 'warning' }) as const),
      );
      const top = Math.min(7 + update.seats.length, size.height - 1 - lines.length);
      lines.forEach(({ line, style }, i) => cells.put(2, top + i, line, style));
    }
    drawKeyBar(cells, [...this.#ownKeys(), ['q', told.leave]]);
    return cells;
  }

  /** Who sits there; where they are too many, the first of them, and how many more. */
  #drawSeats(
    cells: Cells,
    { seats, revealing }: UpdateOf<Types>,
    { top, room }: { readonly top: number; readonly room: number },
  ): void {
    const { waiting: told } = words();
    const own = this.#match.seats();
    const shown = windowFrom(seats.length, seats.length <= room ? room : room - 1, 0);
    seats.slice(0, shown.end).forEach((sitter, seat) => {
      const state = revealing?.awaited.includes(seat) === true ? told.awaited : stateOf(sitter);
      const line = `${seat + 1}  ${padded(sitter.name ?? '·', 24)}${state}`;
      cells.put(4, top + seat, line, own.includes(seat) ? 'strong' : 'plain');
    });
    cells.put(4, top + shown.end, moreWords(shown), 'faint');
  }

  #whatIsNext({ revealing, as }: UpdateOf<Types>): string {
    if (revealing !== undefined) return words().waiting.revealing;
    return this.#match.happened(as).some(({ act }) => act === 'redraw')
      ? words().waiting.redrawn
      : words().waiting.begins;
  }

  /** What somebody who sits here may do. */
  #ownKeys(): readonly (readonly [string, string])[] {
    if (this.#match.seats().length === 0) return [];
    return this.#match.anyUpdate()?.revealing === undefined
      ? [
          ['s', words().waiting.start],
          ['x', words().waiting.stand],
        ]
      : [['w', words().waiting.redraw]];
  }

  handleKey(key: Key): LobbyEnd | undefined {
    if (key.key === 'escape' || key.key === 'end-of-input') return 'leave';
    if (key.key !== 'text') return undefined;
    if (key.text === 'q') return 'leave';
    const [seat] = this.#match.seats();
    if (seat !== undefined && key.text === 's')
      void this.#act(seat, {
        act: 'start',
        bot: must(screensFor(this.#games, this.#match), 'the screens of the match').kit.minder,
      });
    if (seat !== undefined && key.text === 'w') void this.#act(seat, { act: 'redraw' });
    if (seat !== undefined && key.text === 'x') void this.#act(seat, { act: 'stand' });
    return undefined;
  }

  listen({ redraw, end }: PageTurn<LobbyEnd>): () => void {
    const look = (): void => {
      if (this.#match.anyUpdate()?.view !== undefined) end('begun');
      else if (this.#match.problem !== undefined) end('gone');
      else redraw();
    };
    queueMicrotask(look);
    return this.#match.listen(look);
  }

  async #act(seat: number, act: Act): Promise<void> {
    // What a key did before the line was lost is answered; what one would do now might come as a surprise later.
    const no = this.#match.connection() === 'lost' ? undefined : await this.#match.act(seat, act);
    if (this.#match.connection() === 'lost') this.#problem = frameWords().notSent;
    else this.#problem = no === undefined ? '' : words().teller.rejection(no);
  }
}

/** What was agreed for the match, to be known before one sits down. */
function agreedWords({ edition, clock, public: listed, advice }: MatchHead): string {
  const more = [...(listed ? [words().waiting.listed] : []), ...(advice === true ? [words().advice] : [])];
  return [edition, words().clock(clock), ...more].join(', ');
}

function stateOf({ name, bot, here }: SeenSeat): string {
  if (name === undefined) return words().waiting.free;
  if (bot !== undefined) return words().waiting.computer;
  return here ? words().waiting.here : words().waiting.away;
}
