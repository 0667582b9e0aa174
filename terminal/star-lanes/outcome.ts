/** What a space would bring, in a line and in a few more. */
import { foresee } from '../../insight/star-lanes/foresee.ts';
import type { ShapeAfter } from '../../insight/star-lanes/shape-after.ts';
import { spaceOutcome } from '../../insight/star-lanes/space-outcome.ts';
import type { SpaceDeed, SpaceEffect, SpaceOutcome } from '../../insight/star-lanes/space-outcome.ts';
import { must } from '../../core/must.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { fit } from '../screen/marks.ts';
import { shortMoney } from '../frame/figures.ts';
import type { LanesMatchModel } from './model.ts';
import { lanes } from './speech.ts';

export interface OutcomeWords {
  /** What it is, in a few words. */
  readonly title: string;
  /** The same in a line, with the gains that decide in short. */
  readonly brief: readonly string[];
  /** What it means, point by point. */
  readonly points: readonly string[];
  /** What the player draws ahead by; below zero, falls back. */
  readonly gap: number;
  /** The map it leaves. */
  readonly shape: ShapeAfter;
  /** The companies concerned, the one that is there afterwards first. */
  readonly companies: readonly string[];
}

/** A company's name by its letter. */
type CompanyNaming = (letter: string) => string;

/** What an offered space would bring the player who is asked; with the first company where there is a choice. */
export function outcomeOf(
  { position, names, view }: LanesMatchModel,
  offered: OfferedSpace,
  company?: string,
): OutcomeWords {
  const chosen = company ?? offered.companies?.[0];
  const facts = must(foresee(must(position, 'the position of who is asked'), offered.space, chosen), offered.space);
  const known = view.books.map((books) => books !== undefined);
  const prospect = spaceOutcome(facts, known);
  const naming: CompanyNaming = (letter) => companyName(view.config, companyOf(letter));
  const { outcome } = lanes();
  const changes = [
    ...prospect.effects.flatMap((point) => wordsOf(point, naming)),
    ...(prospect.ends ? [outcome.ends] : []),
  ];
  return {
    title: titleOf(prospect.deed, naming),
    // Gains come first: they are what is compared, and lines may be cut.
    brief: [...shortGains(prospect, names), ...changes],
    points: [
      ...ownGain(prospect),
      ...prospect.rivals.map(({ seat, gain }) => `${must(names[seat], 'a name')} ${signed(gain)}`),
      ...changes,
      ...(prospect.isGuessed ? [outcome.guessed] : []),
    ],
    gap: prospect.gap.gap,
    shape: prospect.shape,
    companies: prospect.companies,
  };
}

function titleOf(deed: SpaceDeed, naming: CompanyNaming): string {
  const { outcome } = lanes();
  switch (deed.deed) {
    case 'outpost':
      return outcome.outpost;
    case 'lost':
      return outcome.lost;
    case 'founds':
      return outcome.founds(naming(deed.company));
    case 'grows':
      return outcome.grows(naming(deed.company));
    case 'merges':
      return outcome.merges(deed.from.map(naming), naming(deed.into));
  }
}

function wordsOf(point: SpaceEffect, naming: CompanyNaming): string[] {
  const { outcome, money } = lanes();
  switch (point.point) {
    case 'founded':
      return [
        outcome.founded(point.size, money(point.price)),
        ...(point.shares === 0 ? [] : [outcome.gift(point.shares)]),
      ];
    case 'grown':
      return [
        outcome.size(point.size.from, point.size.to),
        outcome.price(money(point.price.from), money(point.price.to)),
      ];
    case 'exchanged':
      return [outcome.exchanged(point.old, point.gained, naming(point.into))];
    case 'bonus':
      return [outcome.bonus(money(point.amount))];
    case 'dividend':
      return [outcome.dividend(money(point.amount))];
    case 'split':
      return [outcome.split(naming(point.company), money(point.price))];
    case 'swallowed':
      return [outcome.swallowed(naming(point.company))];
  }
}

/** What the player's shares gain, those among them that a founder is given. */
function ownGain({ own }: SpaceOutcome): string[] {
  return own.shares === 0 && own.gain === 0 ? [] : [lanes().outcome.you(signed(own.gain))];
}

/** As long as $32,000 or $1.47M, and a name that leaves room for it. */
const SHORT_MONEY = 7;
const SHORT_NAME = 12;

/** One's own gain, that of the rival who gains most, and the gap between them: "you +$32,000, Ben +$147k: gap −$115k". */
function shortGains({ own, gap }: SpaceOutcome, names: readonly string[]): string[] {
  const short = (amount: number): string => signed(amount, (dollars) => shortMoney(dollars, SHORT_MONEY));
  const mine = own.shares === 0 && own.gain === 0 ? [] : [lanes().outcome.you(short(own.gain))];
  const { rival } = gap;
  if (rival === undefined || rival.gain === 0) return mine;
  const theirs = `${fit(must(names[rival.seat], 'a name'), SHORT_NAME)} ${short(rival.gain)}`;
  return [lanes().outcome.gap([...mine, theirs].join(', '), short(gap.gap))];
}

/** With its sign, as gains are told. */
function signed(amount: number, write: (dollars: number) => string = lanes().money): string {
  return `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;
}
