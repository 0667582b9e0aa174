// A position in numbers, as the mover sees it when only the end of the turn is left: the board once for every space that could
// be placed (`boardFeatures`), the books once for every plan on it (`armFeatures`). All are ratios of about 1 in size, so that
// one network judges boards, editions and tables of any size. bots/star-lanes/judge/features.ts is the same in TypeScript.
#pragma once
#include "plans.h"

/** The seats looked at one by one: the mover and the three richest others, in the order of play. */
const int SEATS = 4;
const int COMPANY_INPUTS = 21, WHOLE_INPUTS = 42, RIVAL_INPUTS = SLOTS * COMPANY_INPUTS;
const int RIVAL_WIDTH = 2 * SLOTS + 6, MEAN_INPUTS = RIVAL_INPUTS + (SEATS - 1) * RIVAL_WIDTH;
const int WHOLE_AT = MEAN_INPUTS + SLOTS;
const int BOARD_INPUTS = (WHOLE_AT + WHOLE_INPUTS + 7) / 8 * 8;
const int MERGER_AT = 2 * SLOTS, SUMS_AT = MERGER_AT + 3 * PAIRS;
const int NEXT_AT = SUMS_AT + SEATS, APART_AT = NEXT_AT + 2 * SEATS, REST_AT = APART_AT + SEATS - 1;
const int ARM_INPUTS = (REST_AT + 6 + 7) / 8 * 8;

/** The place of a pair of slots, the first below the second. */
BOTH int pairAt(int a, int b) { return a * (2 * SLOTS - 1 - a) / 2 + b - a - 1; }

/** Neighbourhoods of up to four stars, outposts and black holes, numbered. */
const int AROUNDS = 35;
BOTH int aroundAt(int stars, int outposts, int holes) {
  const int from[5] = {0, 15, 25, 31, 34};
  return from[stars] + outposts * (5 - stars) - outposts * (outposts - 1) / 2 + holes;
}

/** What the map says, read once after a space is placed. */
template <class Most> struct Scan {
  Slots<Most> slots;
  uint8_t around[Most::COMPANIES][AROUNDS], founding[AROUNDS], near[PAIRS], far[PAIRS];
  int16_t classes[Most::COMPANIES][4], pulled[Most::COMPANIES], wins[Most::COMPANIES], loses[Most::COMPANIES];
  int16_t found[3];
  float growth[Most::COMPANIES], best[Most::COMPANIES], worst[Most::COMPANIES], won[Most::COMPANIES], lost[Most::COMPANIES];
  int16_t open, quiet, outposts, stars;

  BOTH void clear() {
    for (int c = 0; c < Most::COMPANIES; c++) {
      for (int i = 0; i < AROUNDS; i++) around[c][i] = 0;
      for (int i = 0; i < 4; i++) classes[c][i] = 0;
      pulled[c] = wins[c] = loses[c] = 0;
      growth[c] = best[c] = worst[c] = won[c] = lost[c] = 0;
    }
    for (int i = 0; i < AROUNDS; i++) founding[i] = 0;
    for (int i = 0; i < PAIRS; i++) near[i] = far[i] = 0;
    found[0] = found[1] = found[2] = open = quiet = outposts = stars = 0;
  }
  BOTH void countPair(uint8_t* pairs, int one, int other) const {
    int a = slots.slotOf[one], b = slots.slotOf[other];
    if (a < SLOTS && b < SLOTS) pairs[a < b ? pairAt(a, b) : pairAt(b, a)]++;
  }
  BOTH void read(const Options& o, const Game<Most>& g) {
    clear();
    slots.read(o, g);
    uint16_t beside[Most::SPACES];
    for (int i = 0; i < o.spaces(); i++) {
      int at = g.space(o, i);
      beside[at] = g.map[at] == EMPTY ? readSpace(o, g, at) : 0;
      outposts += g.map[at] == OUTPOST;
      stars += g.map[at] == STAR;
    }
    for (int i = 0; i < o.spaces(); i++) {
      int at = g.space(o, i);
      if (g.map[at] == EMPTY) readSecond(o, g, at, beside);
    }
  }
  /** Notes what placing here would bring; returns the companies beside it as bits. */
  BOTH int readSpace(const Options& o, const Game<Most>& g, int at) {
    int bits = 0, st = 0, out = 0, hole = 0;
    for (int s = 0; s < 4; s++) {
      int mark = g.map[g.side(o, at, s)];
      if (mark >= FIRST_COMPANY) bits |= 1 << (mark - FIRST_COMPANY);
      st += mark == STAR, out += mark == OUTPOST, hole += mark == HOLE;
    }
    if (!bits) {
      bool free = g.active < o.companies;
      if (st + out == 0 || (!free && o.deadOutposts)) open++, quiet++;
      else if (free) open++, found[st > 2 ? 2 : st]++, founding[aroundAt(st, out, hole)]++;
      return 0;
    }
    open++;
    if (bits & (bits - 1)) readMerger(o, g, at, bits);
    else readGrowth(o, bits, st, out, hole);
    return bits;
  }
  BOTH void readGrowth(const Options& o, int bits, int st, int out, int hole) {
    int c = 0;
    while (!(bits >> c & 1)) c++;
    float gain = o.growth + o.starBonus * st + o.outpostBonus * out - o.holePull * hole;
    around[c][aroundAt(st, out, hole)]++;
    growth[c] += gain;
    best[c] = gain > best[c] ? gain : best[c];
    worst[c] = gain < worst[c] ? gain : worst[c];
    classes[c][st > 1 ? 3 : st ? 2 : out ? 1 : 0]++;
    pulled[c] += hole > 0;
  }
  BOTH void readMerger(const Options& o, const Game<Most>& g, int at, int bits) {
    int survivor = g.largestBeside(o, at);
    wins[survivor]++;
    for (int c = 0; c < o.companies; c++) {
      if (c == survivor || !(bits >> c & 1)) continue;
      loses[c]++;
      won[survivor] += (float)g.price[c];
      lost[c] += (float)(g.price[survivor] + g.price[c]) / o.conversion - (float)g.price[c];
      countPair(near, survivor, c);
    }
  }
  /** Pairs of companies that would meet at a space after one more space. */
  BOTH void readSecond(const Options& o, const Game<Most>& g, int at, const uint16_t* beside) {
    if (!beside[at]) return;
    int bits = 0;
    for (int s = 0; s < 4; s++) {
      int y = g.side(o, at, s);
      if (g.map[y] == EMPTY) bits |= beside[y];
    }
    int added = bits & ~beside[at];
    for (int c = 0; added >> c; c++)
      for (int d = 0; (added >> c & 1) && beside[at] >> d; d++) if (beside[at] >> d & 1) countPair(far, d, c);
  }
  /** What a share of a company promises for its price, as bestCompany in greedy.h has it, but for the issue of new stock. */
  BOTH float promise(const Options& o, const Books<Most>& b, int c) const {
    float price = (float)b.price[c], issued = (float)b.issued(o, c);
    return (growth[c] + won[c] + lost[c] + o.bonus * price * loses[c] / (issued > 1 ? issued : 1)) / price;
  }
  /** The company that promises most, where a greedy player puts all money; -1 for none. */
  BOTH int promising(const Options& o, const Books<Most>& b) const {
    int found = -1;
    float most = 0;
    for (int i = 0; i < slots.active; i++) {
      int c = slots.company[i];
      if (!b.tradable(c)) continue;
      float value = promise(o, b, c);
      if (found < 0 || value > most) most = value, found = c;
    }
    return found;
  }
};

/** A kind of space for the next move: what it brings whom. */
enum SpaceKind : uint8_t { GROWS, MERGES, FOUNDS };
const int MOST_KINDS = 96;

/** What the plans of one board need of it. */
template <class Most> struct Board {
  Books<Most> books;
  Slots<Most> slots;
  float growth[Most::COMPANIES], near[PAIRS], far[PAIRS], stakes[SEATS][SLOTS], perWorth[SEATS], gains[MOST_KINDS], open;
  int8_t promising;
  uint8_t seats[SEATS], seen, kinds, kind[MOST_KINDS], one[MOST_KINDS], other[MOST_KINDS], count[MOST_KINDS];
  uint16_t quiet;
  int32_t option;
  uint8_t ends;

  BOTH void addKind(int k, int a, int b, int n, float gain) {
    if (n == 0 || kinds == MOST_KINDS) return;
    kind[kinds] = k, one[kinds] = a, other[kinds] = b, count[kinds] = n, gains[kinds++] = gain;
  }
  BOTH void listKinds(const Options& o, const Scan<Most>& s) {
    kinds = 0;
    for (int i = 0; i < slots.active; i++) {
      int c = slots.company[i];
      for (int st = 0; st < 4; st++)
        for (int out = 0; st + out < 4; out++)
          for (int hole = 0; st + out + hole < 4; hole++)
            addKind(GROWS, c, 0, s.around[c][aroundAt(st, out, hole)],
              o.growth + o.starBonus * st + o.outpostBonus * out - o.holePull * hole);
      for (int j = i + 1; i < slots.used && j < slots.used; j++) addKind(MERGES, i, j, s.near[pairAt(i, j)], 0);
    }
    for (int st = 0; st < 5; st++)
      for (int out = 0; st + out < 5; out++)
        for (int hole = 0; st + out + hole < 5; hole++)
          addKind(FOUNDS, 0, 0, s.founding[aroundAt(st, out, hole)],
            fmaxf(0, o.founderShares * (float)(o.basePrice + o.starBonus * st + o.outpostBonus * out - o.holePull * hole)));
  }
  /** The mover and the richest others, in the order of play. */
  BOTH void chooseSeats(const Options& o, const double* worths) {
    int me = books.mover;
    seats[0] = me, seen = 1;
    for (int k = 1; k < o.players; k++) {
      int seat = (me + k) % o.players, richer = 0;
      for (int i = 1; i < o.players; i++) {
        int other = (me + i) % o.players;
        richer += worths[other] > worths[seat] || (worths[other] == worths[seat] && i < k);
      }
      if (richer < SEATS - 1) seats[seen++] = seat;
    }
  }
};

BOTH float clamp(float x, float most) { return x > most ? most : x < -most ? -most : x; }

/** Reads a board that was placed and paid; x has BOARD_INPUTS places. */
template <class Most> BOTH void boardFeatures(const Options& o, const Game<Most>& g, const Scan<Most>& s, Board<Most>& b, float* x) {
  for (int i = 0; i < BOARD_INPUTS; i++) x[i] = 0;
  b.books = g;
  b.slots = s.slots;
  b.option = g.option;
  b.quiet = s.quiet;
  b.promising = s.promising(o, g);
  b.open = s.open > 0 ? s.open : 1;
  double worths[Most::PLAYERS], total = 0;
  for (int seat = 0; seat < o.players; seat++) worths[seat] = fmax(1.0, g.worth(o, seat)), total += worths[seat];
  b.chooseSeats(o, worths);
  b.listKinds(o, s);
  for (int c = 0; c < o.companies; c++) b.growth[c] = s.growth[c];
  for (int j = 0; j < b.seen; j++) b.perWorth[j] = (float)(1 / worths[b.seats[j]]);
  float each = 1.f / b.open, unit = o.unit(), limit = o.growthSplitWhen ? o.growthSplit : 30 * unit, spaces = o.spaces();

  for (int i = 0; i < s.slots.used; i++) {
    int c = s.slots.company[i];
    float price = fmax(1.0, g.price[c]), per = 10 * each / price;
    float* y = x + i * COMPANY_INPUTS;
    y[0] = 1;
    y[1] = fminf(3, price / limit);
    y[2] = fminf(4, 2 * unit / price);
    y[3] = 5.4f * g.size[c] / spaces;
    y[4] = g.size[c] == g.size[s.slots.company[0]];
    y[5] = s.classes[c][0] * 5 * each;
    y[6] = s.classes[c][1] * 5 * each;
    y[7] = s.classes[c][2] * 10 * each;
    y[8] = s.classes[c][3] * 20 * each;
    y[9] = clamp(s.growth[c] * per, 8);
    y[10] = s.growth[c] / unit * each;
    y[11] = s.best[c] / (20 * unit);
    y[12] = s.wins[c] * 10 * each;
    y[13] = s.loses[c] * 10 * each;
    y[14] = clamp(s.won[c] * per, 8);
    y[15] = clamp(s.lost[c] * per, 8);
    y[16] = price > limit / 2;
    y[17] = s.pulled[c] * 10 * each;
    y[18] = clamp(s.worst[c] / price, 2);
    y[19] = g.tradable(c) ? clamp(s.promise(o, g, c) * 10 * each, 8) : 0;
    y[20] = c == b.promising;
  }
  for (int i = 0; i < PAIRS; i++) b.near[i] = s.near[i] * 20 * each, b.far[i] = s.far[i] * 10 * each;
  float left = g.movesLeft(o, g.moves + 1), weight = 0.3f / sqrtf(left / fminf(o.moves, ceilf(0.65f * spaces)) + 0.03f), gap = 9;
  for (int j = 1; j < b.seen; j++) {
    int seat = b.seats[j];
    float* y = x + RIVAL_INPUTS + (j - 1) * RIVAL_WIDTH;
    float promise = 0;
    for (int c = 0; c < o.companies; c++) promise += (float)g.held[seat][c] * b.perWorth[j] * s.growth[c];
    for (int i = 0; i < s.slots.used; i++) {
      int c = s.slots.company[i];
      float shares = (float)g.held[seat][c] * b.perWorth[j];
      y[i] = b.stakes[j][i] = shares * (float)g.price[c];
      y[SLOTS + i] = fminf(4, shares * unit);
    }
    float ratio = logf((float)worths[b.seats[0]] * b.perWorth[j]);
    y[2 * SLOTS] = (float)g.cash[seat] * b.perWorth[j];
    y[2 * SLOTS + 1] = clamp(promise * 5 * each, 4);
    y[2 * SLOTS + 2] = clamp(ratio, 4);
    y[2 * SLOTS + 3] = clamp(ratio * weight, 4);
    y[2 * SLOTS + 4] = (float)((seat - g.mover + o.players) % o.players) / o.players;
    y[2 * SLOTS + 5] = b.promising < 0 ? 0 : (float)g.held[seat][b.promising] * b.perWorth[j] * (float)g.price[b.promising];
    gap = fminf(gap, ratio);
  }
  for (int i = 0; i < s.slots.used && o.players > 1; i++) {
    int c = s.slots.company[i];
    float sum = 0;
    for (int seat = 0; seat < o.players; seat++) if (seat != g.mover) sum += (float)(g.held[seat][c] * g.price[c] / worths[seat]);
    x[MEAN_INPUTS + i] = sum / (o.players - 1);
  }
  float* y = x + WHOLE_AT;
  int at = 0;
  y[at++] = clamp(gap, 4);
  y[at++] = clamp(gap * weight, 4);
  y[at++] = left / fminf(o.moves, ceilf(0.65f * spaces));
  y[at++] = expf(-left / 6);
  y[at++] = 1 / (1 + left);
  y[at++] = fminf(3, floorf(left / o.players) / 12);
  y[at++] = fminf(3, left * each);
  y[at++] = left < o.players;
  y[at++] = s.open / spaces;
  y[at++] = s.quiet / spaces;
  y[at++] = s.found[0] * 5 * each;
  y[at++] = s.found[1] * 10 * each;
  y[at++] = s.found[2] * 20 * each;
  y[at++] = (float)g.active / o.companies;
  y[at++] = g.active == o.companies;
  y[at++] = s.outposts * 5 / spaces;
  y[at++] = s.stars * 10 / spaces;
  y[at++] = 0.3f * logf((float)(total / o.players) / (100 * unit));
  y[at++] = o.players == 2;
  y[at++] = o.players == 3;
  y[at++] = o.players == 4;
  y[at++] = o.players > 4;
  y[at++] = 2.f / o.players;
  y[at++] = o.selling;
  y[at++] = o.inOrder;
  y[at++] = o.mergerGrowth;
  y[at++] = o.mergerOutposts;
  y[at++] = o.mergerSize > 0;
  y[at++] = o.dividend * 0.1f;
  y[at++] = o.dividendToAll;
  y[at++] = o.bonus * 0.1f;
  y[at++] = 2.f / o.conversion;
  y[at++] = o.candidates * 0.2f;
  y[at++] = fminf(1, o.candidates * each);
  y[at++] = o.companies * 0.1f;
  y[at++] = o.founderShares * 0.1f;
  y[at++] = spaces / 200;
  y[at++] = o.starBonus / (10 * unit);
  y[at++] = o.shares > 0;
  y[at++] = fminf(3, limit / (30 * unit));
  y[at++] = (float)(s.slots.active - s.slots.used) * 0.2f;
  y[at++] = o.endBeforeTrading;
  b.ends = g.ends(o, g.moves + 1) || s.open == 0 || (!o.offersFewer && s.open < o.candidates);
}

/** What a seat's worth would change by, as a part of it, if two companies merged. */
template <class Most>
BOTH float mergerGain(const Options& o, const Books<Most>& b, int one, int other, int seat, float total, float perWorth) {
  bool first = b.size[one] != b.size[other] ? b.size[one] > b.size[other] : b.price[one] >= b.price[other];
  int survivor = first ? one : other, loser = first ? other : one;
  float into = (float)b.price[survivor], from = (float)b.price[loser], shares = (float)b.held[seat][loser];
  float added = from + (o.mergerGrowth ? o.growth : 0);
  float got = floorf(shares / o.conversion + (o.conversionHalfUp ? 0.5f : 0));
  float gain = (float)b.held[seat][survivor] * added + got * (into + added) - shares * from;
  if (total > 0) gain += o.bonus * shares * from / total;
  return clamp(gain * perWorth, 3);
}

/** The chance that none of `n` of the open spaces is among those offered. */
BOTH float noneOffered(float open, float n, int candidates) {
  float none = 1;
  for (int i = 0; i < candidates && i < open; i++) {
    float left = open - n - i;
    if (left <= 0) return 0;
    none *= left / (open - i);
  }
  return none;
}

struct NextSpace {
  float value, mine;
  uint8_t count;
};

/** Describes the books a plan leaves on a board; x has ARM_INPUTS places. */
template <class Most> BOTH void armFeatures(const Options& o, const Board<Most>& b, const Books<Most>& after, float* x) {
  for (int i = 0; i < ARM_INPUTS; i++) x[i] = 0;
  float each = 1.f / b.open, unit = o.unit(), promise = 0, most = 0, total[SLOTS], rest = 0, restPromise = 0;
  int me = after.mover;
  for (int i = 0; i < b.slots.active; i++) {
    int c = b.slots.company[i];
    float shares = (float)after.held[me][c] * b.perWorth[0], stake = shares * (float)after.price[c];
    promise += shares * b.growth[c];
    most = stake > most ? stake : most;
    if (i >= SLOTS) { rest += stake, restPromise += shares * b.growth[c]; continue; }
    x[i] = stake;
    x[SLOTS + i] = fminf(4, shares * unit);
    total[i] = (float)after.issued(o, c);
  }
  float gain[SEATS][PAIRS], others = b.seen > 1 ? 1.f / (b.seen - 1) : 0;
  for (int i = 0; i < b.slots.used; i++)
    for (int k = i + 1; k < b.slots.used; k++) {
      int n = pairAt(i, k);
      float theirs = 0;
      for (int j = 0; j < b.seen; j++) {
        bool soon = b.near[n] > 0 || b.far[n] > 0;
        gain[j][n] = soon ? mergerGain(o, after, b.slots.company[i], b.slots.company[k], b.seats[j], total[k], b.perWorth[j]) : 0;
        x[SUMS_AT + j] += gain[j][n] * b.near[n];
        if (j) theirs += gain[j][n];
      }
      x[MERGER_AT + n] = gain[0][n] * b.near[n];
      x[MERGER_AT + PAIRS + n] = theirs * others * b.near[n];
      x[MERGER_AT + 2 * PAIRS + n] = gain[0][n] * b.far[n];
    }
  for (int j = 1; j < b.seen; j++)
    for (int i = 0; i < b.slots.used; i++) x[APART_AT + j - 1] += fabsf(x[i] - b.stakes[j][i]);
  x[REST_AT] = (float)after.cash[me] * b.perWorth[0];
  x[REST_AT + 1] = clamp(promise * 5 * each, 4);
  x[REST_AT + 2] = most;
  x[REST_AT + 3] = rest;
  x[REST_AT + 4] = clamp(restPromise * 5 * each, 4);
  x[REST_AT + 5] = b.promising < 0 ? 0 : (float)after.held[me][b.promising] * b.perWorth[0] * (float)after.price[b.promising];
  // The best of the spaces offered for everybody's next move, if the board stayed as it is.
  for (int j = 0; j < b.seen; j++) {
    NextSpace next[MOST_KINDS];
    for (int k = 0; k < b.kinds; k++) {
      float mine = 0, own = 0, theirs = 0;
      for (int l = 0; l < b.seen; l++) {
        float change = b.kind[k] == GROWS ? (float)after.held[b.seats[l]][b.one[k]] * b.gains[k] * b.perWorth[l]
          : b.kind[k] == MERGES ? gain[l][pairAt(b.one[k], b.other[k])] : l == j ? b.gains[k] * b.perWorth[l] : 0;
        if (l == 0) mine = change;
        if (l == j) own = change; else theirs += change;
      }
      NextSpace found = {own - theirs * others, mine, b.count[k]};
      int q = k;
      for (; q > 0 && next[q - 1].value < found.value; q--) next[q] = next[q - 1];
      next[q] = found;
    }
    float none = 1, sum = 0, mine = 0, seen = 0;
    bool quietSeen = false;
    for (int k = 0; k <= b.kinds && none > 1e-4f; k++) {
      if (!quietSeen && (k == b.kinds || next[k].value < 0)) {
        seen += b.quiet, none = noneOffered(b.open, seen, o.candidates), quietSeen = true;
      }
      if (k == b.kinds) break;
      seen += next[k].count;
      float after = noneOffered(b.open, seen, o.candidates);
      sum += (none - after) * next[k].value, mine += (none - after) * next[k].mine, none = after;
    }
    x[NEXT_AT + j] = clamp(sum * 5, 6);
    x[NEXT_AT + SEATS + j] = clamp(mine * 5, 6);
  }
}
