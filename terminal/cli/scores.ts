/** `starlanes scores`: the best results of the matches that were finished on this device. */
import type { ValuesOf } from '../../cli/command.ts';
import { unwrap } from '../../core/result.ts';
import { scoreTables } from '../../insight/high-scores.ts';
import type { FinishedMatch, HighScore, ScoreTable } from '../../insight/high-scores.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { listSaved } from '../saved/saved-matches.ts';
import type { SavedListing } from '../saved/saved-matches.ts';
import { dateOf } from '../saved/match-rows.ts';
import { padded } from '../screen/marks.ts';
import { say } from '../streams.ts';
import { frameWords, words } from '../words.ts';
import type { Terminal } from './entry.ts';
import type { SCORES } from './play-commands.ts';

/** As many as a table has. */
const MOST = 10;
const NAME = 16;
const WORTH = 15;

export async function scores({ json }: ValuesOf<typeof SCORES>, terminal: Terminal): Promise<number> {
  const text = json ? `${JSON.stringify(tablesOf(terminal.games), undefined, 2)}\n` : scoresText(terminal.games);
  return say(terminal, text);
}

/** All tables as text. */
export function scoresText(games: Games): string {
  const tables = tablesOf(games).flatMap((table) => {
    const screens = screensOf(games, table.game);
    return screens === undefined ? [] : [tableText(screens, table)];
  });
  return tables.length === 0 ? `${words().scores.none}\n` : tables.join('\n');
}

function tablesOf(games: Games): readonly ScoreTable[] {
  return scoreTables(listSaved(games).flatMap(finished), MOST);
}

function finished({ id, game, edition, names, people, result, changed }: SavedListing): readonly FinishedMatch[] {
  const isWhole = game !== undefined && edition !== undefined && names !== undefined && people !== undefined;
  return isWhole && result !== undefined ? [{ id, game, edition, names, people, result, ended: changed }] : [];
}

function tableText(screens: AnyGameScreens, table: ScoreTable): string {
  const { players, played } = words().scores;
  const { edition, matches, won } = table;
  const head = `${screens.kit.title} ${edition}, ${players(table.players)}`;
  const about = table.players === 1 ? '' : `  (${played(matches, won)})`;
  const rows = table.scores.map((score, at) => scoreLine(screens, table, score, at + 1));
  return `${head}${about}\n${rows.join('')}`;
}

function scoreLine({ kit, speech }: AnyGameScreens, table: ScoreTable, score: HighScore, rank: number): string {
  const medal =
    table.players === 1 ? kit.medalFor(unwrap(kit.game.parseConfig(table.edition)), score.worth) : undefined;
  const worth = padded(speech().money(score.worth), WORTH, 'right');
  const won = medal === undefined ? '' : frameWords().result.medals[medal];
  const line = `${String(rank).padStart(4)}. ${padded(score.name, NAME)}${worth}  ${dateOf(score.ended).slice(0, 10)}  ${won}`;
  return `${line.trimEnd()}\n`;
}
