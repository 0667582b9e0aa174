// The options of a match as whole numbers, in one order that C++, Python and TypeScript share (`training/options.ts`).
// Everything in this folder compiles for the GPU (nvcc) and for the CPU (g++); `training/*.test.ts` compares it with games/.
#pragma once
#include <cmath>
#include <cstdint>
#ifdef __CUDACC__
#define BOTH __host__ __device__ inline
#else
#define BOTH inline
#endif

// Scatters: `stars` and `holes` are exact numbers, or -1 and then a chance in a million for every space.
// growthSplitWhen, mergerSplitWhen: 0 never, 1 reached, 2 passed. mergerSize: 0 none, 1 one, 2 each. `moves` is the most of a match.
// privateBooks: books are private and stock can be sold, so that what the others hold must be guessed.
#define OPTIONS(X) \
  X(rows) X(columns) X(companies) X(players) X(cash) X(stars) X(starChance) X(holes) X(holeChance) X(candidates) \
  X(deadOutposts) X(offersFewer) X(foundingFirst) X(basePrice) X(growth) X(starBonus) X(outpostBonus) X(tiesByPrice) \
  X(mergerSize) X(mergerGrowth) X(mergerStars) X(mergerOutposts) X(growthSplit) X(growthSplitWhen) X(mergerSplit) \
  X(mergerSplitWhen) X(splitsRepeated) X(splitHalfUp) X(dividend) X(dividendToAll) X(founderShares) X(conversion) \
  X(conversionHalfUp) X(bonus) X(bonusToLargest) X(unownedAsOne) X(inOrder) X(selling) X(shares) X(holePull) \
  X(swallowBelowZero) X(outpostsLost) X(moves) X(full) X(lanes) X(largest) X(endBeforeTrading) X(privateBooks)

struct Options {
#define FIELD(name) int32_t name;
  OPTIONS(FIELD)
#undef FIELD
  BOTH int spaces() const { return rows * columns; }
  BOTH int width() const { return columns + 2; }
  /** What a space adds to a price, about: 100 in the game of 1977. Features are told in this unit. */
  BOTH float unit() const {
    float mean = (growth + outpostBonus + 0.2f * starBonus) / 3.f;
    return mean < 1.f ? 1.f : mean;
  }
};

/** The most of everything: small galaxies are kept apart from large ones, since a thread's memory decides its speed. */
struct Small {
  static const int SPACES = 12 * 14, COMPANIES = 6, PLAYERS = 4, CANDIDATES = 8;
};
struct Large {
  static const int SPACES = 16 * 22, COMPANIES = 12, PLAYERS = 8, CANDIDATES = 8;
};

/** Small fast generator (sfc32); each match has its own. */
struct Chance {
  uint32_t a, b, c, d;
  BOTH uint32_t next() {
    uint32_t t = a + b + d++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + t;
    return t;
  }
  BOTH uint32_t below(uint32_t n) { return (uint32_t)(((uint64_t)next() * n) >> 32); }
  BOTH float draw() { return (next() >> 8) * (1.f / 16777216.f); }
  BOTH static uint32_t mix(uint32_t& s) {
    s += 0x9e3779b9u;
    uint32_t z = (s ^ (s >> 16)) * 0x21f0aaadu;
    z = (z ^ (z >> 15)) * 0x735a2d97u;
    return z ^ (z >> 15);
  }
  BOTH void seed(uint32_t s) {
    a = mix(s);
    b = mix(s);
    c = mix(s);
    d = 1;
    for (int i = 0; i < 12; i++) next();
  }
};
