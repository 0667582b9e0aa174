// Plays matches by chance and by the simple bots and prints every move, the position behind it and (for some turns) the plans
// and features, one line of JSON a match: `training/engine.test.ts` plays the same in games/ and bots/.
// Reads from standard input, a line a match: a seed, how often features are printed (1 in n; 0 never), and the options.
#include <cstdio>
#include "greedy.h"

template <class T> static void list(const char* name, const T* values, int n, const char* form) {
  printf(",\"%s\":[", name);
  for (int i = 0; i < n; i++) printf(i ? "," : ""), printf(form, values[i]);
  printf("]");
}
template <class Most> static void drawn(const Options& o, const Game<Most>& g) {
  printf(",\"map\":\"");
  for (int i = 0; i < o.spaces(); i++) putchar(".@+*ABCDEFGHIJKL"[g.map[g.space(o, i)] - EMPTY]);
  printf("\"");
}
template <class Most> static void features(const Options& o, const Game<Most>& g) {
  Scan<Most> scan;
  Board<Most> board;
  float x[BOARD_INPUTS], y[ARM_INPUTS];
  scan.read(o, g);
  boardFeatures(o, g, scan, board, x);
  list("board", x, BOARD_INPUTS, "%.7g");
  Plan plans[MOST_PLANS];
  int n = plansFor(o, g, scan.slots, EVERY_KIND, plans);
  list("plans", plans, n, "%d");
  printf(",\"ends\":%d,\"arms\":[", board.ends);
  for (int i = 0; i < n; i++) {
    Books<Most> after = g;
    trade(o, after, plans[i]);
    armFeatures(o, board, after, y);
    printf("%s{\"n\":%d", i ? "," : "", i);
    list("held", after.held[g.mover], o.companies, "%.17g");
    list("x", y, ARM_INPUTS, "%.7g");
    printf("}");
  }
  printf("]");
}
template <class Most> static void match(const Options& o, uint32_t seed, int every) {
  Game<Most> g;
  g.setup(o, seed, 0);
  Chance chance;
  chance.seed(seed ^ 0x5bd1e995u);
  printf("{\"first\":%d", g.mover);
  drawn(o, g);
  printf(",\"moves\":[");
  for (bool first = true;; first = false) {
    int open = g.qualifying(o);
    g.deal(o);
    if (g.over) { printf("%s{\"open\":%d,\"over\":1}", first ? "" : ",", open); break; }
    const Player players[] = {RELATIVE, REALLOCATOR, GREEDY, CHANCE, HYBRID, CHANCE};
    int player = players[chance.below(6)], space, mover = g.mover;
    Plan p;
    playByRule(o, g, player, chance, space, p);
    printf("%s{\"open\":%d,\"player\":%d,\"mover\":%d,\"take\":%d,\"plan\":%d", first ? "" : ",", open, player, mover, space, p);
    int offered[Most::CANDIDATES];
    for (int i = 0; i < g.offers; i++) offered[i] = g.offered[i];
    list("offer", offered, g.offers, "%d");
    Game<Most> before = g;
    bool trades = g.playSpace(o, g.offered[space]);
    printf(",\"trades\":%d", trades);
    if (trades && every && chance.below(every) == 0) features(o, g);
    if (trades) trade(o, g, p);
    guessTurn(o, before, before.offered[space], g);
    g.finishTurn(o);
    drawn(o, g);
    int sizes[Most::COMPANIES];
    for (int c = 0; c < o.companies; c++) sizes[c] = g.size[c];
    list("size", sizes, o.companies, "%d");
    list("price", g.price, o.companies, "%.17g");
    list("cash", g.cash, o.players, "%.17g");
    printf(",\"held\":[");
    for (int i = 0; i < o.players * o.companies; i++) printf("%s%.17g", i ? "," : "", g.held[i / o.companies][i % o.companies]);
    printf("]");
    if (o.privateBooks) {
      list("guessedCash", g.guessedCash, o.players, "%.17g");
      printf(",\"guessedHeld\":[");
      for (int i = 0; i < o.players * o.companies; i++) printf("%s%.17g", i ? "," : "", g.guessedHeld[i / o.companies][i % o.companies]);
      printf("]");
    }
    printf(",\"over\":%d}", g.over);
    if (g.over) break;
  }
  printf("]}\n");
}
int main() {
  uint32_t seed;
  int every;
  while (scanf("%u %d", &seed, &every) == 2) {
    Options o;
    int32_t* fields = (int32_t*)&o;
    for (size_t i = 0; i < sizeof o / 4; i++) if (scanf("%d", fields + i) != 1) return 1;
    bool small = (o.rows + 2) * (o.columns + 2) <= Small::SPACES && o.companies <= Small::COMPANIES && o.players <= Small::PLAYERS;
    if (small) match<Small>(o, seed, every);
    else match<Large>(o, seed, every);
  }
}
