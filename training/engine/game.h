// The rules of Star Lanes for self-play: what games/star-lanes/ does, for the options training uses. Money is counted in
// doubles, as there. The order of functions is that of a turn: galaxy, offer, place, dividends, (plans.h trades), end.
#pragma once
#include "options.h"

enum Mark : uint8_t { BORDER, EMPTY, HOLE, OUTPOST, STAR, FIRST_COMPANY };
const double MOST_SHARES = 1e9;

/** The books and the companies, without the map: all that a trade changes. */
template <class Most> struct Books {
  double cash[Most::PLAYERS], price[Most::COMPANIES], held[Most::PLAYERS][Most::COMPANIES];
  int16_t size[Most::COMPANIES];
  uint8_t mover, active;

  BOTH double worth(const Options& o, int seat) const {
    double sum = cash[seat];
    for (int c = 0; c < o.companies; c++) sum += held[seat][c] * price[c];
    return sum;
  }
  BOTH double issued(const Options& o, int c) const {
    double sum = 0;
    for (int seat = 0; seat < o.players; seat++) sum += held[seat][c];
    return sum;
  }
  BOTH bool tradable(int c) const { return size[c] != 0 && price[c] > 0; }
  /** The richest of the others; -1 alone. */
  BOTH int rival(const Options& o) const {
    int best = -1;
    double most = 0;
    for (int seat = 0; seat < o.players; seat++) {
      if (seat == mover) continue;
      double w = worth(o, seat);
      if (best < 0 || w > most) most = w, best = seat;
    }
    return best;
  }
  /** 1 for who has won alone, a part of it for a shared victory. */
  BOTH float victory(const Options& o, int seat) const {
    double mine = worth(o, seat);
    int winners = 1;
    for (int other = 0; other < o.players; other++) {
      if (other == seat) continue;
      double w = worth(o, other);
      if (w > mine) return 0;
      if (w == mine) winners++;
    }
    return 1.f / winners;
  }
};

template <class Most> struct Game : Books<Most> {
  using B = Books<Most>;
  using B::active; using B::cash; using B::held; using B::issued; using B::mover; using B::price; using B::size;
  uint8_t map[Most::SPACES];
  uint16_t offered[Most::CANDIDATES];
  uint8_t offers, over;
  int16_t moves, empty;
  int32_t option;
  Chance chance;
  /** Where books are private: what the others take each seat to have. */
  double guessedCash[Most::PLAYERS], guessedHeld[Most::PLAYERS][Most::COMPANIES];

  BOTH int space(const Options& o, int i) const { return (i / o.columns + 1) * o.width() + i % o.columns + 1; }
  BOTH int side(const Options& o, int space, int s) const {
    return s == 0 ? space - o.width() : s == 1 ? space + o.width() : s == 2 ? space + 1 : space - 1;
  }

  BOTH void setup(const Options& o, uint32_t seed, int which) {
    chance.seed(seed);
    option = which;
    moves = 0, active = 0, over = 0, offers = 0;
    for (int i = 0; i < Most::SPACES; i++) map[i] = BORDER;
    for (int c = 0; c < Most::COMPANIES; c++) size[c] = 0, price[c] = o.basePrice;
    for (int seat = 0; seat < Most::PLAYERS; seat++) {
      cash[seat] = guessedCash[seat] = seat < o.players ? o.cash : 0;
      for (int c = 0; c < Most::COMPANIES; c++) held[seat][c] = guessedHeld[seat][c] = 0;
    }
    empty = o.spaces();
    for (int i = 0; i < o.spaces(); i++) map[space(o, i)] = EMPTY;
    for (int i = 0; i < o.spaces(); i++) scatter(o, space(o, i));
    scatterCount(o, o.stars, STAR);
    scatterCount(o, o.holes, HOLE);
    mover = chance.below(o.players);
  }
  BOTH void put(int at, int mark) { map[at] = mark, empty--; }
  BOTH void scatter(const Options& o, int at) {
    int drawn = chance.below(1000000);
    if (o.holes < 0 && drawn < o.holeChance) put(at, HOLE);
    else if (o.stars < 0 && drawn >= 450000 && drawn < 450000 + o.starChance) put(at, STAR);
  }
  BOTH void scatterCount(const Options& o, int count, int mark) {
    for (int n = 0; n < count && empty > 0; n++) {
      int at = space(o, chance.below(o.spaces()));
      while (map[at] != EMPTY) at = space(o, chance.below(o.spaces()));
      put(at, mark);
    }
  }

  // Private books
  /** Makes the books those that a seat sees: its own, and guesses at the others. Of nobody (-1): guesses alone. */
  BOTH void seeAs(const Options& o, int me) {
    for (int seat = 0; seat < o.players && o.privateBooks; seat++) {
      if (seat == me) continue;
      cash[seat] = guessedCash[seat];
      for (int c = 0; c < o.companies; c++) held[seat][c] = guessedHeld[seat][c];
    }
  }
  /** A merger shows what everybody had of a company; what was guessed too much or too little was cash. */
  BOTH double corrected(const B& truth, int seat, int c) {
    double wrong = (held[seat][c] - truth.held[seat][c]) * price[c];
    held[seat][c] = truth.held[seat][c];
    return wrong;
  }

  // The offer
  BOTH bool founds(const Options& o, int at) const {
    if (map[at] != EMPTY) return false;
    bool marked = false;
    for (int s = 0; s < 4; s++) {
      int mark = map[side(o, at, s)];
      if (mark >= FIRST_COMPANY) return false;
      marked |= mark > HOLE;
    }
    return marked;
  }
  BOTH bool mayOffer(const Options& o, int at) const {
    return map[at] == EMPTY && (active < o.companies || o.deadOutposts || !founds(o, at));
  }
  BOTH int qualifying(const Options& o) const {
    int n = 0;
    for (int i = 0; i < o.spaces(); i++) n += mayOffer(o, space(o, i));
    return n;
  }
  BOTH bool isOffered(int at) const {
    for (int i = 0; i < offers; i++) if (offered[i] == at) return true;
    return false;
  }
  /** Offers spaces, each that qualifies as likely as the next; where too few are left the match is over. */
  BOTH void deal(const Options& o) {
    offers = 0;
    for (int misses = 0; offers < o.candidates && misses < 64;) {
      int at = space(o, chance.below(o.spaces()));
      if (mayOffer(o, at) && !isOffered(at)) offered[offers++] = at, misses = 0;
      else misses++;
    }
    if (offers < o.candidates) dealWhatIsLeft(o);
    if (!over && o.foundingFirst && moves < o.players && active < o.companies) dealFounding(o);
  }
  BOTH void dealWhatIsLeft(const Options& o) {
    int left = qualifying(o) - offers;
    if (offers + left == 0 || (!o.offersFewer && offers + left < o.candidates)) { over = 1; return; }
    for (; offers < o.candidates && left > 0; left--) {
      int pick = chance.below(left);
      for (int i = 0; i < o.spaces(); i++) {
        int at = space(o, i);
        if (!mayOffer(o, at) || isOffered(at) || pick-- > 0) continue;
        offered[offers++] = at;
        break;
      }
    }
  }
  BOTH void dealFounding(const Options& o) {
    for (int i = 0; i < offers; i++) if (founds(o, offered[i])) return;
    int n = 0;
    for (int i = 0; i < o.spaces(); i++) n += founds(o, space(o, i));
    if (n == 0) return;
    int pick = chance.below(n);
    for (int i = 0; i < o.spaces(); i++)
      if (founds(o, space(o, i)) && pick-- == 0) offered[offers - 1] = space(o, i);
  }

  // Placing
  /** `truth` has the books before, where those of this position are guesses. */
  BOTH void place(const Options& o, int at, const B* truth = nullptr) {
    int company = 0;
    bool marked = false, merges = false, hole = false;
    for (int s = 0; s < 4; s++) {
      int mark = map[side(o, at, s)];
      if (mark >= FIRST_COMPANY) merges |= company != 0 && company != mark, company = mark;
      else if (mark > HOLE) marked = true;
      else if (mark == HOLE) hole = true;
    }
    empty--;
    if (merges) merge(o, at, truth);
    else if (company) grow(o, at, company - FIRST_COMPANY);
    else if (marked && active < o.companies) found(o, at);
    else if (hole && o.outpostsLost) empty++;
    else map[at] = OUTPOST;
  }
  BOTH void found(const Options& o, int at) {
    int c = 0;
    while (size[c]) c++;
    size[c] = 1;
    active++;
    takeIn(o, at, c, true, true);
    map[at] = FIRST_COMPANY + c;
    if (!isSwallowed(o, c)) held[mover][c] += o.founderShares;
    swallowOrSplit(o, c);
  }
  BOTH void grow(const Options& o, int at, int c) {
    size[c]++;
    price[c] += o.growth;
    takeIn(o, at, c, true, true);
    map[at] = FIRST_COMPANY + c;
    swallowOrSplit(o, c);
  }
  BOTH void takeIn(const Options& o, int at, int c, bool stars, bool outposts) {
    for (int s = 0; s < 4; s++) {
      int beside = side(o, at, s), mark = map[beside];
      if (mark == STAR && stars) price[c] += o.starBonus;
      else if (mark == HOLE) price[c] -= o.holePull;
      else if (mark == OUTPOST && outposts) price[c] += o.outpostBonus, size[c]++, map[beside] = FIRST_COMPANY + c;
    }
  }
  BOTH bool survives(const Options& o, int first, int second) const {
    if (size[first] != size[second]) return size[first] > size[second];
    return !o.tiesByPrice || price[first] >= price[second];
  }
  BOTH int largestBeside(const Options& o, int at) const {
    int best = -1;
    for (int s = 0; s < 4; s++) {
      int c = map[side(o, at, s)] - FIRST_COMPANY;
      if (c >= 0 && c != best && (best < 0 || !survives(o, best, c))) best = c;
    }
    return best;
  }
  BOTH void merge(const Options& o, int at, const B* truth) {
    int survivor = largestBeside(o, at);
    bool first = true;
    for (int s = 0; s < 4; s++) {
      int c = map[side(o, at, s)] - FIRST_COMPANY;
      if (c < 0 || c == survivor) continue;
      for (int seat = 0; seat < o.players && truth; seat++) {
        double wrong = corrected(*truth, seat, c) + (first ? corrected(*truth, seat, survivor) : 0);
        cash[seat] = fmax(0.0, cash[seat] + wrong);
      }
      absorb(o, c, survivor);
      first = false;
    }
    double before = price[survivor];
    if (o.mergerSize == 1) size[survivor]++;
    if (o.mergerGrowth) price[survivor] += o.growth;
    takeIn(o, at, survivor, o.mergerStars, o.mergerOutposts);
    map[at] = FIRST_COMPANY + survivor;
    if (price[survivor] != before) swallowOrSplit(o, survivor);
  }
  BOTH void absorb(const Options& o, int loser, int survivor) {
    double most = 0, total = issued(o, loser);
    int holders = 0;
    if (o.bonusToLargest) {
      for (int seat = 0; seat < o.players; seat++) most = held[seat][loser] > most ? held[seat][loser] : most;
      for (int seat = 0; seat < o.players; seat++) holders += held[seat][loser] == most;
      total = most * holders;
    } else if (total == 0 && o.unownedAsOne) total = 1;
    for (int seat = 0; seat < o.players; seat++) {
      double old = held[seat][loser];
      held[seat][survivor] += floor(old / o.conversion + (o.conversionHalfUp ? 0.5 : 0));
      if (total != 0 && !(o.bonusToLargest && old < most)) cash[seat] += floor(o.bonus * old * price[loser] / total);
    }
    for (int i = 0; i < Most::SPACES; i++) if (map[i] == FIRST_COMPANY + loser) map[i] = FIRST_COMPANY + survivor;
    size[survivor] += size[loser] + (o.mergerSize == 2 ? 1 : 0);
    price[survivor] += price[loser];
    split(o, survivor, o.mergerSplit, o.mergerSplitWhen);
    reset(o, loser);
  }
  BOTH void reset(const Options& o, int c) {
    if (size[c]) active--;
    size[c] = 0;
    price[c] = o.basePrice;
    for (int seat = 0; seat < o.players; seat++) held[seat][c] = 0;
  }
  BOTH bool isSwallowed(const Options& o, int c) const { return o.swallowBelowZero ? price[c] < 0 : price[c] <= 0; }
  BOTH void swallowOrSplit(const Options& o, int c) {
    if (!isSwallowed(o, c)) { split(o, c, o.growthSplit, o.growthSplitWhen); return; }
    for (int i = 0; i < Most::SPACES; i++) if (map[i] == FIRST_COMPANY + c) map[i] = EMPTY, empty++;
    reset(o, c);
  }
  BOTH void split(const Options& o, int c, int limit, int when) {
    if (when == 0) return;
    while (when == 1 ? price[c] >= limit : price[c] > limit) {
      for (int seat = 0; seat < o.players; seat++) if (held[seat][c] > MOST_SHARES / 2) return;
      price[c] = floor(price[c] / 2 + (o.splitHalfUp ? 0.5 : 0));
      for (int seat = 0; seat < o.players; seat++) held[seat][c] *= 2;
      if (!o.splitsRepeated) return;
    }
  }

  // After placing
  BOTH void payDividends(const Options& o) {
    for (int seat = 0; seat < o.players; seat++) {
      if (!o.dividendToAll && seat != mover) continue;
      for (int c = 0; c < o.companies; c++) cash[seat] += floor(o.dividend * held[seat][c] * price[c] / 100);
    }
  }
  /** Places and pays; whether the mover trades now. */
  BOTH bool playSpace(const Options& o, int at) {
    place(o, at);
    payDividends(o);
    return active > 0 && !(o.endBeforeTrading && ends(o, moves + 1));
  }
  BOTH bool ends(const Options& o, int done) const {
    if (done >= o.moves) return true;
    int lanes = 0, largest = 0;
    for (int c = 0; c < o.companies; c++) lanes += size[c], largest = size[c] > largest ? size[c] : largest;
    return (o.full > 0 && 100 * (o.spaces() - empty) >= o.full * o.spaces()) || (o.lanes > 0 && lanes >= o.lanes) ||
      (o.largest > 0 && largest >= o.largest);
  }
  BOTH void finishTurn(const Options& o) {
    moves++;
    offers = 0;
    if (ends(o, moves)) { over = 1; return; }
    mover = mover + 1 == o.players ? 0 : mover + 1;
  }
  /** The part of a match that is over after some moves, whatever ends it, and the moves still to come: bots/star-lanes/progress.ts. */
  BOTH float movesLeft(const Options& o, int done) const {
    double most = (double)done / o.moves;
    int lanes = 0, largest = 0;
    for (int c = 0; c < o.companies; c++) lanes += size[c], largest = size[c] > largest ? size[c] : largest;
    if (o.full > 0) most = fmax(most, 100.0 * (o.spaces() - empty) / o.spaces() / o.full);
    if (o.lanes > 0) most = fmax(most, (double)lanes / o.lanes);
    if (o.largest > 0) most = fmax(most, (double)largest / o.largest);
    double inAll = fmin((double)o.moves, ceil(0.65 * o.spaces()));
    return (float)floor((1 - fmin(1.0, most)) * inAll + 0.5);
  }
};
