// The limit: whole random matches of Star Lanes as of 1977 between four players, in C++ and for speed alone. Same rules, same draws and
// same random players as the benchmark of our own rules, which compares the ends of both match by match before it measures.
//
//   g++ -O3 -march=native -std=c++17 star-lanes.cpp -o limit
//   ./limit outcomes N     how the matches of the seeds 0 to N - 1 end, one line of JSON each
//   ./limit speed SECONDS  matches a second of CPU time
//
// What makes it fast and is not to be had for rules with options: every figure of the edition is a constant, money is whole
// numbers of 64 bits, and the spaces that may be offered are a set of bits.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cmath>

namespace {

using Whole = int64_t;
using Bits = unsigned __int128;

constexpr int ROWS = 9, COLUMNS = 12, COMPANIES = 5, PLAYERS = 4, CANDIDATES = 5, MOVES = 48;
// One border space to the East of every row is the West of the next one too.
constexpr int WIDTH = COLUMNS + 1, SPACES = ROWS * WIDTH;
constexpr uint8_t BORDER = 0, EMPTY = 1, OUTPOST = 2, STAR = 3, FIRST_COMPANY = 4;

// The 32 bits of a draw of mulberry32.
struct Chance {
  uint32_t state;
  uint32_t draw() {
    state += 0x6d2b79f5u;
    uint32_t mixed = (state ^ (state >> 15)) * (state | 1);
    mixed ^= mixed + (mixed ^ (mixed >> 7)) * (mixed | 61);
    return mixed ^ (mixed >> 14);
  }
  uint32_t below(uint32_t count) { return (uint32_t)(((uint64_t)draw() * count) >> 32); }
};

// A fraction as the first draw that is not below it.
constexpr uint32_t portion(double fraction) { return (uint32_t)(fraction * 4294967296.0) + 1; }

// The nearest number of 24 bits, halves away from zero: Altair BASIC.
double round24(double value) {
  float nearest = (float)value;
  double across = value + (value - nearest);
  if (nearest == value || (float)across != across) return nearest;
  return std::fabs(across) > std::fabs(nearest) ? across : nearest;
}

Whole single(Whole value) { return __builtin_expect(value < 1 << 24, 1) ? value : (Whole)round24((double)value); }

Whole dividendOf(Whole shares, Whole price) {
  if (__builtin_expect(shares < 1200, 1)) return (uint32_t)(shares * price) / 20;
  return (Whole)std::floor(round24(round24(round24(.05) * (double)shares) * (double)price));
}

struct Match {
  uint8_t borderNorth[WIDTH + 3];
  uint8_t map[SPACES];
  uint8_t borderSouth[WIDTH];
  Bits empty, marked, owned; // spaces without a mark; with a star or an outpost; of a company
  Whole size[COMPANIES], price[COMPANIES], cash[PLAYERS], held[COMPANIES][PLAYERS];
  int mover, moves, active;
  Chance chance, choices;

  static Bits bit(int space) { return (Bits)1 << space; }

  void begin(uint32_t seed) {
    std::memset(this, 0, sizeof *this);
    chance.state = seed;
    choices.state = seed ^ 0x5bd1e995u;
    constexpr uint32_t from = portion(.45), share = 0x80000000u - from;
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        int space = row * WIDTH + column;
        bool star = chance.draw() - from < share;
        map[space] = star ? STAR : EMPTY;
        (star ? marked : empty) |= bit(space);
      }
    }
    for (Whole &each : price) each = 100;
    for (Whole &each : cash) each = 6000;
    mover = (int)chance.below(PLAYERS);
  }

  // Spaces that could only found a sixth company are not offered.
  Bits mayBeOffered() const {
    if (active < COMPANIES) return empty;
    return empty & (beside(owned) | ~beside(marked));
  }

  static Bits beside(Bits spaces) { return spaces << 1 | spaces >> 1 | spaces << WIDTH | spaces >> WIDTH; }

  bool offer(int *offered) {
    Bits bits = mayBeOffered();
    uint64_t open[2] = {(uint64_t)bits, (uint64_t)(bits >> 64)};
    if (__builtin_popcountll(open[0]) + __builtin_popcountll(open[1]) < CANDIDATES) return false;
    Chance drawing = chance;
    for (int offers = 0; offers < CANDIDATES;) {
      int row = (int)drawing.below(ROWS);
      int space = row * WIDTH + (int)drawing.below(COLUMNS);
      offered[offers] = space;
      offers += open[space >> 6] >> (space & 63) & 1;
      open[space >> 6] &= ~(1ull << (space & 63));
    }
    chance = drawing;
    return true;
  }

  void splitStock(int company) {
    price[company] /= 2;
    for (Whole &shares : held[company]) shares = single(2 * shares);
  }

  void give(int space, int company) {
    map[space] = (uint8_t)(FIRST_COMPANY + company);
    owned |= bit(space);
    marked &= ~bit(space);
  }

  void place(int space) {
    empty &= ~bit(space);
    const int around[4] = {space - WIDTH, space + WIDTH, space + 1, space - 1};
    uint8_t company = 0, highest = 0;
    bool several = false;
    int stars = 0;
    for (int beside : around) {
      uint8_t mark = map[beside];
      highest = mark > highest ? mark : highest;
      stars += mark == STAR;
      if (mark < FIRST_COMPANY) continue;
      several |= company != 0 && company != mark;
      company = mark;
    }
    if (several) return merge(space, around);
    if (company != 0) return extend(space, around, company - FIRST_COMPANY, stars, 100);
    if (highest <= EMPTY || active == COMPANIES) {
      map[space] = OUTPOST;
      marked |= bit(space);
      return;
    }
    found(space, around, stars);
  }

  void found(int space, const int *around, int stars) {
    int company = 0;
    while (size[company] != 0) company++;
    active++;
    held[company][mover] = 5;
    extend(space, around, company, stars, 0);
  }

  void extend(int space, const int *around, int company, int stars, int growth) {
    int outposts = 0;
    for (int side = 0; side < 4; side++) {
      if (map[around[side]] != OUTPOST) continue;
      outposts++;
      give(around[side], company);
    }
    give(space, company);
    size[company] += 1 + outposts;
    price[company] += growth + 500 * stars + 100 * outposts;
    if (price[company] >= 3000) splitStock(company);
  }

  void merge(int space, const int *around) {
    int survivor = -1;
    for (int side = 0; side < 4; side++) {
      int company = map[around[side]] - FIRST_COMPANY;
      if (company >= 0 && (survivor < 0 || size[company] > size[survivor])) survivor = company;
    }
    for (int side = 0; side < 4; side++) {
      int company = map[around[side]] - FIRST_COMPANY;
      if (company >= 0 && company != survivor) absorb(company, survivor);
    }
    give(space, survivor);
  }

  void absorb(int loser, int survivor) {
    Whole total = 0;
    for (Whole shares : held[loser]) total = single(total + shares);
    for (int seat = 0; seat < PLAYERS; seat++) {
      Whole old = held[loser][seat];
      held[survivor][seat] = single(held[survivor][seat] + (old + 1) / 2);
      double bonus = total == 0 ? 0 : round24(10 * round24(round24((double)old / (double)total) * (double)price[loser]));
      cash[seat] = single(cash[seat] + (Whole)bonus);
      held[loser][seat] = 0;
    }
    const uint8_t from = (uint8_t)(FIRST_COMPANY + loser), into = (uint8_t)(FIRST_COMPANY + survivor);
    for (uint8_t &mark : map) mark = mark == from ? into : mark;
    size[survivor] += size[loser];
    price[survivor] += price[loser];
    if (price[survivor] > 3000) splitStock(survivor);
    size[loser] = 0;
    price[loser] = 100;
    active--;
  }

  void payDividends() {
    Whole money = cash[mover];
    for (int company = 0; company < COMPANIES; company++)
      money = single(money + dividendOf(held[company][mover], price[company]));
    cash[mover] = money;
  }

  // A third of the time nothing, a quarter of the time all that can be paid, else any number. No processor can guess which, so all
  // are worked out and one is taken; the second draw counts only when it is used.
  Whole choose(Whole money, Whole share) {
    uint32_t kind = choices.draw();
    Chance ahead = choices;
    uint64_t second = ahead.draw();
    bool any = kind >= portion(.6);
    choices.state = any ? ahead.state : choices.state;
    uint64_t most = __builtin_expect(money < 1ll << 32, 1) ? (uint32_t)money / (uint32_t)share : (uint64_t)(money / share);
    uint64_t some = (uint64_t)(((Bits)second * (most + 1)) >> 32);
    uint64_t bought = any ? some : most;
    return kind < portion(.35) ? 0 : (Whole)bought;
  }

  void trade() {
    Whole money = cash[mover];
    for (int company = 0; company < COMPANIES; company++) {
      if (size[company] == 0) continue;
      Whole shares = choose(money, price[company]);
      money = single(money - single(shares * price[company]));
      held[company][mover] = single(held[company][mover] + shares);
    }
    cash[mover] = money;
  }

  void play(uint32_t seed) {
    begin(seed);
    int offered[CANDIDATES + 1];
    while (moves < MOVES && offer(offered)) {
      place(offered[choices.below(CANDIDATES)]);
      payDividends();
      trade();
      moves++;
      mover = mover + 1 == PLAYERS ? 0 : mover + 1;
    }
  }
};

void printNumbers(const char *name, const Whole *numbers, int count, int step) {
  std::printf(",\"%s\":[", name);
  for (int i = 0; i < count; i++) std::printf(i == 0 ? "%lld" : ",%lld", (long long)numbers[i * step]);
  std::printf("]");
}

void printOutcome(const Match &match) {
  std::printf("{\"map\":\"");
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++) std::putchar(" .+*ABCDE"[match.map[row * WIDTH + column]]);
  std::printf("\",\"moves\":%d", match.moves);
  printNumbers("sizes", match.size, COMPANIES, 1);
  printNumbers("prices", match.price, COMPANIES, 1);
  printNumbers("cash", match.cash, PLAYERS, 1);
  std::printf(",\"shares\":[");
  for (int seat = 0; seat < PLAYERS; seat++)
    for (int company = 0; company < COMPANIES; company++)
      std::printf(seat + company == 0 ? "%lld" : ",%lld", (long long)match.held[company][seat]);
  std::printf("]}\n");
}

double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

void measure(double seconds) {
  Match match;
  Whole sum = 0;
  uint32_t seed = 0;
  double from = cpuSeconds(), spent = 0;
  while (spent < seconds) {
    for (int i = 0; i < 1000; i++) {
      match.play(seed++);
      for (Whole money : match.cash) sum += money;
    }
    spent = cpuSeconds() - from;
  }
  // The sum is told so that no compiler leaves the matches out.
  std::fprintf(stderr, "%lld\n", (long long)sum);
  std::printf("%.0f\n", seed / spent);
}

} // namespace

int main(int count, char **arguments) {
  if (count != 3) return 1;
  if (std::strcmp(arguments[1], "speed") == 0) return measure(std::atof(arguments[2])), 0;
  Match match;
  for (int seed = 0; seed < std::atoi(arguments[2]); seed++) {
    match.play((uint32_t)seed);
    printOutcome(match);
  }
}
