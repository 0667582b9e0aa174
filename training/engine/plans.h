// Trade plans: what to do with all the money in one turn. A plan is first worked out as on one sheet (sales, then purchases);
// where trading goes in order, the sheet is then carried out company by company as far as the cash reaches.
// bots/star-lanes/judge/plans.ts is the same in TypeScript.
#pragma once
#include "game.h"

/** The companies that pairs, half mirrors and features look at one by one: the largest ones. */
const int SLOTS = 6;
const int PAIRS = SLOTS * (SLOTS - 1) / 2;

enum PlanKind { KEEP, CASH, CASH_PAIR, ALL, ALL_PAIR, AHEAD, OUT, MIRROR, HALF_MIRROR, MEAN_MIRROR, CASH_MIRROR, CLEAR };
/** A plan as one number: its kind and one or two companies. */
typedef uint16_t Plan;
BOTH Plan plan(int kind, int a = 0, int b = 0) { return (Plan)(kind << 8 | a << 4 | b); }

/** All that the mover can be offered; sets of kinds limit it. */
const int MOST_PLANS = 88;
const int PLAIN_KINDS = 1 << CASH | 1 << ALL | 1 << AHEAD | 1 << CLEAR;
const int EVERY_KIND = 0xffff;

/** The active companies, largest first (then dearest, then first of the alphabet); the first SLOTS of them have slots. */
template <class Most> struct Slots {
  uint8_t company[Most::COMPANIES], slotOf[Most::COMPANIES], active, used;
  BOTH void read(const Options& o, const Books<Most>& b) {
    active = 0;
    for (int c = 0; c < o.companies; c++) {
      slotOf[c] = 255;
      if (!b.size[c]) continue;
      int i = active++;
      for (; i > 0; i--) {
        int p = company[i - 1];
        if (b.size[p] > b.size[c] || (b.size[p] == b.size[c] && b.price[p] >= b.price[c])) break;
        company[i] = p;
      }
      company[i] = c;
    }
    used = active < SLOTS ? active : SLOTS;
    for (int s = 0; s < used; s++) slotOf[company[s]] = s;
  }
};

/** A sheet: what the mover will have of each company, and the cash that is left. */
template <class Most> struct Sheet {
  double cash, mine[Most::COMPANIES];
  BOTH Sheet(const Options& o, const Books<Most>& b) : cash(b.cash[b.mover]) {
    for (int c = 0; c < o.companies; c++) mine[c] = b.held[b.mover][c];
  }
  BOTH double left(const Options& o, const Books<Most>& b, int c) const {
    double most = MOST_SHARES - mine[c];
    if (o.shares > 0) most = fmin(most, o.shares - (b.issued(o, c) - b.held[b.mover][c] + mine[c]));
    return most < 0 ? 0 : most;
  }
  BOTH void buy(const Options& o, const Books<Most>& b, int c, double wanted) {
    if (!b.tradable(c)) return;
    double n = fmin(wanted, fmin(floor(cash / b.price[c]), left(o, b, c)));
    if (n > 0) mine[c] += n, cash -= n * b.price[c];
  }
  BOTH void sellAll(const Options& o, const Books<Most>& b, int before, int except = -1, int from = 0) {
    for (int c = from; c < before; c++)
      if (c != except && b.tradable(c)) cash += mine[c] * b.price[c], mine[c] = 0;
  }
  BOTH void buyPair(const Options& o, const Books<Most>& b, int one, int other) {
    if (b.tradable(one)) buy(o, b, one, floor(cash / 2 / b.price[one]));
    buy(o, b, other, 1e18);
    buy(o, b, one, 1e18);
  }
  /** A part of the worth as somebody else has invested theirs. */
  BOTH void mirror(const Options& o, const Books<Most>& b, int rival, double part) {
    double factor = part * b.worth(o, b.mover) / fmax(1.0, b.worth(o, rival));
    sellAll(o, b, o.companies);
    for (int c = 0; c < o.companies; c++) buy(o, b, c, floor(factor * b.held[rival][c]));
  }
  BOTH void mirrorMean(const Options& o, const Books<Most>& b) {
    double factor = b.worth(o, b.mover) / (o.players - 1);
    double each[Most::PLAYERS];
    for (int seat = 0; seat < o.players; seat++) each[seat] = fmax(1.0, b.worth(o, seat));
    sellAll(o, b, o.companies);
    for (int c = 0; c < o.companies; c++) {
      double weight = 0;
      for (int seat = 0; seat < o.players; seat++) if (seat != b.mover) weight += b.held[seat][c] / each[seat];
      buy(o, b, c, floor(factor * weight));
    }
  }
  /** Cash alone, to where the own portfolio falls short of the rival's. */
  BOTH void mirrorWithCash(const Options& o, const Books<Most>& b, int rival) {
    double factor = b.worth(o, b.mover) / fmax(1.0, b.worth(o, rival)), total = 0;
    double lacks[Most::COMPANIES];
    for (int c = 0; c < o.companies; c++) {
      lacks[c] = b.tradable(c) ? fmax(0.0, factor * b.held[rival][c] - mine[c]) * b.price[c] : 0;
      total += lacks[c];
    }
    if (total <= 0) return;
    double share = fmin(1.0, cash / total);
    for (int c = 0; c < o.companies; c++) if (lacks[c] > 0) buy(o, b, c, floor(share * lacks[c] / b.price[c]));
  }
  BOTH void follow(const Options& o, const Books<Most>& b, Plan p) {
    int kind = p >> 8, one = p >> 4 & 15, other = p & 15;
    if (kind == ALL) sellAll(o, b, o.companies, one);
    if (kind == ALL_PAIR || kind == OUT) sellAll(o, b, o.companies);
    if (kind == AHEAD) sellAll(o, b, one);
    if (kind == CASH || kind == ALL || kind == AHEAD || kind == CLEAR) buy(o, b, one, 1e18);
    if (kind == CLEAR) sellAll(o, b, o.companies, one, one);
    if (kind == CASH_PAIR || kind == ALL_PAIR) buyPair(o, b, one, other);
    if (kind == MIRROR) mirror(o, b, b.rival(o), 1);
    if (kind == HALF_MIRROR) mirror(o, b, b.rival(o), 0.5), buy(o, b, one, 1e18);
    if (kind == MEAN_MIRROR) mirrorMean(o, b);
    if (kind == CASH_MIRROR) mirrorWithCash(o, b, b.rival(o));
  }
};

/** Trades by a plan. */
template <class Most> BOTH void trade(const Options& o, Books<Most>& b, Plan p) {
  if (p >> 8 == KEEP) return;
  Sheet<Most> sheet(o, b);
  sheet.follow(o, b, p);
  int me = b.mover;
  if (!o.inOrder) {
    for (int c = 0; c < o.companies; c++) b.held[me][c] = sheet.mine[c];
    b.cash[me] = sheet.cash;
    return;
  }
  for (int c = 0; c < o.companies; c++) {
    if (!b.tradable(c)) continue;
    double wanted = sheet.mine[c] - b.held[me][c];
    double n = wanted > 0 ? fmin(wanted, floor(b.cash[me] / b.price[c])) : wanted;
    b.held[me][c] += n;
    b.cash[me] -= n * b.price[c];
  }
}

/** Trades towards what the mover wants to have, as far as the cash reaches: on a sheet sales come first. */
template <class Most> BOTH void tradeTowards(const Options& o, Books<Most>& b, const double* wanted) {
  int me = b.mover;
  for (int sales = o.inOrder ? 0 : 1; sales >= 0; sales--)
    for (int c = 0; c < o.companies; c++) {
      double n = wanted[c] - b.held[me][c];
      if (!b.tradable(c) || (!o.inOrder && (n < 0) != (sales == 1))) continue;
      if (n > 0) n = fmax(0.0, fmin(n, floor(b.cash[me] / b.price[c])));
      b.held[me][c] += n;
      b.cash[me] -= n * b.price[c];
    }
}

/** The plans worth a thought once the mover has placed; `kinds` is a set of PlanKind. Returns how many. */
template <class Most>
BOTH int plansFor(const Options& o, const Books<Most>& b, const Slots<Most>& slots, int kinds, Plan* out) {
  int n = 0, me = b.mover, owned = 0, pays = 0;
  double cash = b.cash[me], all = cash;
  for (int c = 0; c < o.companies; c++) {
    if (!b.tradable(c)) continue;
    owned += b.held[me][c] > 0;
    all += b.held[me][c] * b.price[c];
    if (b.price[c] > cash) continue;
    pays++;
    if (kinds >> CASH & 1) out[n++] = plan(CASH, c);
  }
  bool sells = o.selling && owned > 0;
  for (int c = 0, before = 0; sells && c < o.companies; c++) {
    if (!b.tradable(c)) continue;
    int others = owned - (b.held[me][c] > 0);
    if ((kinds >> ALL & 1) && others > 0 && b.price[c] <= all) out[n++] = plan(ALL, c);
    if ((kinds >> AHEAD & 1) && o.inOrder && before > 0 && others > before) out[n++] = plan(AHEAD, c), out[n++] = plan(CLEAR, c);
    before += b.held[me][c] > 0;
  }
  int pairs = sells ? ALL_PAIR : CASH_PAIR;
  double money = sells ? all : cash;
  for (int i = 0; (kinds >> pairs & 1) && i < slots.used; i++)
    for (int j = i + 1; j < slots.used; j++) {
      int one = slots.company[i], other = slots.company[j];
      if (one > other) { int t = one; one = other, other = t; }
      if (b.tradable(one) && b.tradable(other) && 2 * b.price[one] <= money && b.price[other] <= money)
        out[n++] = plan(pairs, one, other);
    }
  if (sells && (kinds >> OUT & 1)) out[n++] = plan(OUT);
  if (sells && (kinds >> MIRROR & 1) && o.players > 1) {
    out[n++] = plan(MIRROR);
    for (int i = 0; i < slots.used; i++) if (b.tradable(slots.company[i])) out[n++] = plan(HALF_MIRROR, slots.company[i]);
    if (o.players > 2) out[n++] = plan(MEAN_MIRROR);
  }
  if ((kinds >> CASH_MIRROR & 1) && pays > 0 && o.players > 1) out[n++] = plan(CASH_MIRROR);
  if ((kinds >> KEEP & 1) || n == 0) out[n++] = plan(KEEP);
  return n;
}
