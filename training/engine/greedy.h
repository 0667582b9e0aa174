// The simple bots of the ladder as rivals in self-play (bots/star-lanes/greed.ts): the space that is worth most now, and all
// money into the company the map promises most for its price.
#pragma once
#include "features.h"

/** Who sits in a seat. NETWORK weighs all plans, PLAIN_NETWORK only those into one company. */
enum Player : uint8_t { NETWORK, RELATIVE, REALLOCATOR, GREEDY, CHANCE, HYBRID, PLAIN_NETWORK = 10 };

BOTH bool playsByRule(int player) { return player != NETWORK && player != PLAIN_NETWORK; }

/** The active company that promises most for its price, as insight/star-lanes/outlook.ts reads it; -1 when there is none. */
template <class Most> BOTH int bestCompany(const Options& o, const Game<Most>& g) {
  double growth[Most::COMPANIES], merging[Most::COMPANIES], bonuses[Most::COMPANIES];
  for (int c = 0; c < o.companies; c++) growth[c] = merging[c] = bonuses[c] = 0;
  for (int i = 0; i < o.spaces(); i++) {
    int at = g.space(o, i), beside[4], n = 0;
    if (g.map[at] != EMPTY) continue;
    double bonus = 0;
    for (int s = 0; s < 4; s++) {
      int mark = g.map[g.side(o, at, s)];
      bonus += mark == STAR ? o.starBonus : mark == OUTPOST ? o.outpostBonus : mark == HOLE ? -o.holePull : 0;
      bool noted = mark < FIRST_COMPANY;
      for (int k = 0; k < n; k++) noted |= beside[k] == mark - FIRST_COMPANY;
      if (!noted) beside[n++] = mark - FIRST_COMPANY;
    }
    if (n == 1) growth[beside[0]] += o.growth + bonus;
    int survivor = beside[0];
    for (int k = 1; k < n; k++) if (g.size[beside[k]] > g.size[survivor]) survivor = beside[k];
    for (int k = 0; k < n && n > 1; k++) {
      int c = beside[k];
      if (c == survivor) continue;
      merging[survivor] += g.price[c];
      merging[c] += (g.price[survivor] + g.price[c]) / o.conversion - g.price[c];
      bonuses[c] += o.bonus * g.price[c];
    }
  }
  int best = -1;
  double most = -1e300, scale = g.empty > 0 ? 1.0 / g.empty : 0;
  for (int c = 0; c < o.companies; c++) {
    if (!g.tradable(c)) continue;
    double issued = g.issued(o, c) + floor(g.cash[g.mover] / g.price[c]);
    double promise = (growth[c] * scale + (merging[c] * scale + bonuses[c] * scale / fmax(1.0, issued))) / g.price[c];
    if (promise > most) most = promise, best = c;
  }
  return best;
}

/** The offered space (its place in the offer) that is best for the own worth, or for the lead over the best rival. */
template <class Most> BOTH int bestSpace(const Options& o, const Game<Most>& g, bool lead) {
  int best = 0;
  double most = 0;
  for (int i = 0; i < g.offers; i++) {
    Game<Most> t = g;
    t.place(o, g.offered[i]);
    double value = t.worth(o, t.mover);
    if (lead && o.players > 1) value -= t.worth(o, t.rival(o));
    if (i == 0 || value > most) most = value, best = i;
  }
  return best;
}

/** What a simple bot does: the place of a space in the offer, and a plan. */
template <class Most> BOTH void playByRule(const Options& o, const Game<Most>& g, int player, Chance& chance, int& space, Plan& plan_) {
  space = player == CHANCE ? chance.below(g.offers) : bestSpace(o, g, player == RELATIVE || player == HYBRID);
  Game<Most> t = g;
  plan_ = plan(KEEP);
  if (!t.playSpace(o, g.offered[space])) return;
  if (player == CHANCE) {
    Slots<Most> slots;
    slots.read(o, t);
    Plan plans[MOST_PLANS];
    int n = plansFor(o, t, slots, EVERY_KIND, plans);
    plan_ = plans[chance.below(n)];
    return;
  }
  int c = bestCompany(o, t);
  bool sells = o.selling && (player == REALLOCATOR || player == HYBRID);
  if (c >= 0) plan_ = plan(sells ? o.inOrder ? AHEAD : ALL : CASH, c);
}

/** After a move at a space: what the others take everybody to have now. The mover is thought to trade as greed would. */
template <class Most> BOTH void guessTurn(const Options& o, const Game<Most>& before, int at, Game<Most>& after) {
  if (!o.privateBooks) return;
  Game<Most> g = before;
  g.seeAs(o, -1);
  g.place(o, at, &before);
  g.payDividends(o);
  int c = bestCompany(o, g);
  if (c >= 0) trade(o, g, plan(o.inOrder ? AHEAD : ALL, c));
  for (int seat = 0; seat < o.players; seat++) {
    after.guessedCash[seat] = g.cash[seat];
    for (int k = 0; k < o.companies; k++) after.guessedHeld[seat][k] = g.held[seat][k];
  }
}

/** Plays a move that was chosen by what the mover sees: where the truth is another, the plan is carried out as far as it can be. */
template <class Most> BOTH void playAsSeen(const Options& o, Game<Most>& g, int at, Plan p) {
  if (!o.privateBooks) {
    if (g.playSpace(o, at)) trade(o, g, p);
    return;
  }
  Game<Most> before = g, seen = g;
  seen.seeAs(o, g.mover);
  bool trades = seen.playSpace(o, at);
  if (trades) trade(o, seen, p);
  g.playSpace(o, at);
  if (trades) tradeTowards<Most>(o, g, seen.held[g.mover]);
  guessTurn(o, before, at, g);
}
