/** What a space would bring, in a line and in a few more. */
import { foresee } from '../../insight/star-lanes/foresee.ts';
import type { ShapeAfter } from '../../insight/star-lanes/shape-after.ts';
import { spaceOutcome } from '../../insight/star-lanes/space-outcome.ts';
import type { SpaceDeed, SpaceEffect, SpaceOutcome } from '../../insight/star-lanes/space-outcome.ts';
import { must } from '../../core/must.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { money } from '../../games/star-lanes/text.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { fit } from '../screen/marks.ts';
import { shortMoney } from '../frame/figures.ts';
import type { LanesMatchModel } from './model.ts';

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
  const changes = [
    ...prospect.effects.flatMap((point) => wordsOf(point, naming)),
    ...(prospect.ends ? ['the match is over then'] : []),
  ];
  return {
    title: titleOf(prospect.deed, naming),
    // Gains come first: they are what is compared, and lines may be cut.
    brief: [...shortGains(prospect, names), ...changes],
    points: [
      ...ownGain(prospect),
      ...prospect.rivals.map(({ seat, gain }) => `${must(names[seat], 'a name')} ${signed(gain)}`),
      ...changes,
      ...(prospect.isGuessed ? ["others' shares are guessed"] : []),
    ],
    gap: prospect.gap.gap,
    shape: prospect.shape,
    companies: prospect.companies,
  };
}

function titleOf(deed: SpaceDeed, naming: CompanyNaming): string {
  switch (deed.deed) {
    case 'outpost':
      return 'an outpost';
    case 'lost':
      return 'an outpost, lost to a black hole';
    case 'founds':
      return `founds ${naming(deed.company)}`;
    case 'grows':
      return `extends ${naming(deed.company)}`;
    case 'merges':
      return `merges ${deed.from.map(naming).join(', ')} into ${naming(deed.into)}`;
  }
}

function wordsOf(point: SpaceEffect, naming: CompanyNaming): string[] {
  switch (point.point) {
    case 'founded':
      return [
        `size ${point.size}, ${money(point.price)} a share`,
        ...(point.shares === 0 ? [] : [`${shares(point.shares)} ${point.shares === 1 ? 'is' : 'are'} yours`]),
      ];
    case 'grown':
      return [
        `size ${point.size.from} → ${point.size.to}`,
        `${money(point.price.from)} → ${money(point.price.to)} a share`,
      ];
    case 'exchanged':
      return [
        `your ${shares(point.old)} ${point.old === 1 ? 'becomes' : 'become'} ${point.gained} of ${naming(point.into)}`,
      ];
    case 'bonus':
      return [`bonus ${money(point.amount)}`];
    case 'dividend':
      return [`dividends ${money(point.amount)}`];
    case 'split':
      return [`${naming(point.company)} splits 2 for 1, to ${money(point.price)}`];
    case 'swallowed':
      return [`${naming(point.company)} is swallowed by a black hole`];
  }
}

/** What the player's shares gain, those among them that a founder is given. */
function ownGain({ own }: SpaceOutcome): string[] {
  return own.shares === 0 && own.gain === 0 ? [] : [`you ${signed(own.gain)}`];
}

/** As long as $32,000 or $1.47M, and a name that leaves room for it. */
const SHORT_MONEY = 7;
const SHORT_NAME = 12;

/** One's own gain, that of the rival who gains most, and the gap between them: "you +$32,000, Ben +$147k: gap −$115k". */
function shortGains({ own, gap }: SpaceOutcome, names: readonly string[]): string[] {
  const short = (amount: number): string => signed(amount, (dollars) => shortMoney(dollars, SHORT_MONEY));
  const mine = own.shares === 0 && own.gain === 0 ? [] : [`you ${short(own.gain)}`];
  const { rival } = gap;
  if (rival === undefined || rival.gain === 0) return mine;
  const theirs = `${fit(must(names[rival.seat], 'a name'), SHORT_NAME)} ${short(rival.gain)}`;
  return [`${[...mine, theirs].join(', ')}: gap ${short(gap.gap)}`];
}

/** With its sign, as gains are told. */
function signed(amount: number, write: (dollars: number) => string = money): string {
  return `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;
}

function shares(count: number): string {
  return `${count} ${count === 1 ? 'share' : 'shares'}`;
}
