/** The table of the day: results of the daily galaxy, kept only when their record can be played again. */
import { createHash } from 'node:crypto';
import { checkDailyRecord } from '../../bots/daily/check-record.ts';
import type { DailyOutcome } from '../../bots/daily/check-record.ts';
import { dateAt, openDates } from '../../bots/daily/calendar.ts';
import { PERSON, dayOf } from '../../bots/daily/day.ts';
import type { Day } from '../../bots/daily/day.ts';
import type { Game, Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { parseRecord, replay, tidyName } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { kits } from '../../games/index.ts';
import { fairChance } from '../../table/fair-chance.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { data, refused } from './answer.ts';
import type { Reply } from './answer.ts';
import type { ApiRequest } from './api.ts';
import type { Body } from './body.ts';

const LISTED = 100;

export class DailyApi {
  readonly #registry: Pick<TableRegistry, 'games' | 'now' | 'store'>;
  /** Finding the galaxy of a day takes a few deals: it is done once for each. */
  #open: readonly Day[] = [];

  constructor(registry: Pick<TableRegistry, 'games' | 'now' | 'store'>) {
    this.#registry = registry;
  }

  async list({ value }: ApiRequest): Promise<Reply> {
    const date = value('date') ?? dateAt(this.#registry.now());
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw refused({ why: 'bad-date' });
    return data(200, { date, results: await this.#registry.store.dailies(date, LISTED) });
  }

  async add(asked: ApiRequest): Promise<Reply> {
    asked.maySend();
    const { name, record } = readResult(asked.body);
    const { day, outcome, play } = await this.#check(record);
    const device = asked.secret ?? newSecret();
    const { net, place } = outcome;
    const { date } = day;
    const answer = await this.#registry.store.addDaily({
      date,
      device: hashOf(device, day.match),
      play,
      name,
      net,
      place,
      time: this.#registry.now(),
    });
    if (answer === 'device-has-one') throw refused({ why: 'result-sent' });
    if (answer === 'played-before') throw refused({ why: 'result-known' });
    return data(201, { date, net, place }, asked.secret === undefined ? asked.cookie(device) : {});
  }

  async #check(record: MatchRecord): Promise<{ day: Day; outcome: DailyOutcome; play: string }> {
    const kit = kits.find(({ daily }) => daily !== undefined);
    const day = kit && this.#openDays(kit).find((one) => chanceOf(one) === record.chance);
    if (kit === undefined || day === undefined) throw refused({ why: 'not-of-today' });
    const rules = { game: kit.game, bots: await this.#registry.games.botsOf(kit.game.id) };
    const checked = checkDailyRecord(rules, record, day, chanceOf(day));
    if (!checked.ok)
      throw refused(
        { why: 'record-does-not-count', problem: checked.problem },
        {},
        this.#registry.games.gameOf(record.game),
      );
    return { day, outcome: checked.value, play: playOf(kit.game, record) };
  }

  /**
   * The days of which results are taken now. Nobody can tell when a match was begun, nor need they: its galaxy was known on
   * the day itself, and a device has one result a day.
   */
  #openDays(kit: GameKit<Types>): readonly Day[] {
    const dates = openDates(this.#registry.now());
    this.#open = dates.map((date) => this.#open.find((one) => one.date === date) ?? dayOf(kit, date, fairChance));
    return this.#open;
  }
}

/** The hash of how a match was played, position after position: however its actions are written, the same play has the same. */
function playOf(game: Game<Types>, record: MatchRecord): string {
  const hash = createHash('sha256');
  replay(game, record, (state) => hash.update(JSON.stringify(game.view(state, PERSON))));
  return hash.digest('base64url');
}

function readResult({ name, record }: Body): { name: string; record: MatchRecord } {
  if (typeof name !== 'string' || name.trim() === '') throw refused({ why: 'bad-field', field: 'name', needs: 'name' });
  const reading = parseRecord(typeof record === 'string' ? record : '');
  if (!reading.ok) throw refused({ why: 'unreadable-record', problem: reading.problem });
  return { name: tidyName(name), record: reading.value };
}

function chanceOf({ match, secret, opponents }: Day): string {
  return fairChance({ match, secret, words: ['', ...opponents.map(() => '')] }).format();
}
