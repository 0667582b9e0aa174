/**
 * The whole list of trade plans, each as one number (its kind and one or two companies), so that hundreds can be weighed without
 * making objects: money into one company or a pair, with or without selling, cash, and copies of what rivals hold.
 */
import type { Position } from '../../../games/star-lanes/position.ts';
import type { CompanySlots } from './slots.ts';
import { isTradable, richestRival } from './plan-sheet.ts';
import type { PlanSheet } from './plan-sheet.ts';

/** Kinds of plans, in the order of `training/engine/plans.h`. */
const PLAN_KINDS = [
  'keep',
  /** All cash into one company, or shared between two. */
  'cash',
  'cash-pair',
  /** All stock is sold first. */
  'all',
  'all-pair',
  /** When trading goes in order: only what comes before the company is sold. */
  'ahead',
  'out',
  /** The own worth invested as the richest rival's is; or half of it, the rest in one company. */
  'mirror',
  'half-mirror',
  'mean-mirror',
  /** Cash alone, towards the mirror. */
  'cash-mirror',
  /** When trading goes in order: cash into one company, and what comes after it is sold. */
  'clear',
] as const;

type PlanKind = (typeof PLAN_KINDS)[number];

function codeOf(kind: PlanKind, one = 0, other = 0): number {
  return (PLAN_KINDS.indexOf(kind) << 8) | (one << 4) | other;
}

const KEEP_CODE = codeOf('keep');
const CASH = codeOf('cash');
const ALL = codeOf('all');
const AHEAD = codeOf('ahead');
const OUT = codeOf('out');
export const MIRROR = codeOf('mirror');
const HALF_MIRROR = codeOf('half-mirror');
const MEAN_MIRROR = codeOf('mean-mirror');
const CASH_MIRROR = codeOf('cash-mirror');
const CLEAR = codeOf('clear');

/** Which plans are thought of in a position. */
export type PlanList = (position: Position, slots: CompanySlots) => number[];

/** The codes of the plans worth a thought for the player to move, who has placed and not traded yet. */
export const listPlans: PlanList = (position, slots) => {
  const { price, held, cash, mover, players, config } = position;
  const { companies } = config;
  const codes: number[] = [];
  const own = (company: number): number => held[mover * companies + company]!;
  const money = cash[mover]!;
  let owned = 0;
  let all = money;
  for (let company = 0; company < companies; company++) {
    if (!isTradable(position, company)) continue;
    if (own(company) > 0) owned++;
    all += own(company) * price[company]!;
    if (price[company]! <= money) codes.push(CASH | (company << 4));
  }
  const canPay = codes.length > 0;
  const sells = config.selling !== 'none' && owned > 0;
  for (let company = 0, before = 0; company < companies; company++) {
    if (!sells || !isTradable(position, company)) continue;
    const others = owned - (own(company) > 0 ? 1 : 0);
    if (others > 0 && price[company]! <= all) codes.push(ALL | (company << 4));
    if (config.trading === 'in-order' && before > 0 && others > before) {
      codes.push(AHEAD | (company << 4), CLEAR | (company << 4));
    }
    if (own(company) > 0) before++;
  }
  addPairs(position, slots, sells ? 'all-pair' : 'cash-pair', sells ? all : money, codes);
  if (sells) codes.push(OUT);
  if (sells && players > 1) {
    codes.push(MIRROR);
    for (let slot = 0; slot < slots.used; slot++) {
      if (isTradable(position, slots.company[slot]!)) codes.push(HALF_MIRROR | (slots.company[slot]! << 4));
    }
    if (players > 2) codes.push(MEAN_MIRROR);
  }
  if (canPay && players > 1) codes.push(CASH_MIRROR);
  codes.push(KEEP_CODE);
  return codes;
};

/** The plans of a turn that is only imagined: money into one company, the copy of the richest rival, and none. */
export function shortList(position: Position): number[] {
  const { price, held, cash, mover, players, config } = position;
  const codes: number[] = [];
  const money = cash[mover]!;
  let owned = 0;
  for (let company = 0; company < config.companies; company++) {
    if (isTradable(position, company) && held[mover * config.companies + company]! > 0) owned++;
  }
  const sells = config.selling !== 'none' && owned > 0;
  for (let company = 0; company < config.companies; company++) {
    if (!isTradable(position, company)) continue;
    if (sells && owned > (held[mover * config.companies + company]! > 0 ? 1 : 0)) codes.push(ALL | (company << 4));
    else if (price[company]! <= money) codes.push(CASH | (company << 4));
  }
  if (sells && players > 1) codes.push(MIRROR);
  codes.push(KEEP_CODE);
  return codes;
}

function addPairs(position: Position, slots: CompanySlots, kind: PlanKind, money: number, codes: number[]): void {
  const { price } = position;
  for (let i = 0; i < slots.used; i++) {
    for (let j = i + 1; j < slots.used; j++) {
      const one = Math.min(slots.company[i]!, slots.company[j]!);
      const other = Math.max(slots.company[i]!, slots.company[j]!);
      if (!isTradable(position, one) || !isTradable(position, other)) continue;
      if (2 * price[one]! <= money && price[other]! <= money) codes.push(codeOf(kind, one, other));
    }
  }
}

/** Fills in a sheet by a plan. */
export function writeSheet(position: Position, code: number, sheet: PlanSheet): void {
  const one = (code >> 4) & 15;
  const { companies } = position.config;
  sheet.begin(position);
  const kind = PLAN_KINDS[code >> 8]!;
  switch (kind) {
    case 'keep':
      return;
    case 'all':
      sheet.sellAll(position, companies, one);
      return sheet.buy(position, one, Infinity);
    case 'ahead':
      sheet.sellAll(position, one);
      return sheet.buy(position, one, Infinity);
    case 'cash':
      return sheet.buy(position, one, Infinity);
    case 'clear':
      sheet.buy(position, one, Infinity);
      return sheet.sellAll(position, companies, one, one);
    case 'all-pair':
      sheet.sellAll(position, companies);
      return sheet.buyPair(position, one, code & 15);
    case 'cash-pair':
      return sheet.buyPair(position, one, code & 15);
    case 'out':
      return sheet.sellAll(position, companies);
    case 'mirror':
      return sheet.mirror(position, richestRival(position), 1);
    case 'half-mirror':
      sheet.mirror(position, richestRival(position), 0.5);
      return sheet.buy(position, one, Infinity);
    case 'mean-mirror':
      return sheet.mirrorMean(position);
    case 'cash-mirror':
      return sheet.mirrorWithCash(position, richestRival(position));
  }
}
