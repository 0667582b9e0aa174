// Many matches at once, one thread each (or one for every board or plan), as a library that lab.py calls.
// nvcc -O3 -arch=sm_90 --extended-lambda -std=c++17 -shared -Xcompiler -fPIC batch.cu -o libengine.so
// g++ -O2 -std=c++17 -x c++ -shared -fPIC batch.cu -o libengine.so makes the same library for the CPU.
#include "greedy.h"

#ifdef __CUDACC__
#include <cuda_fp16.h>
#define EACH [=] __device__
typedef __half Half;
BOTH Half toHalf(float x) { return __float2half(x); }
template <class F> __global__ void run(int n, F f) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t < n) f(t);
}
template <class F> static void each(void* stream, int n, int block, F f) {
  if (n > 0) run<<<(n + block - 1) / block, block, 0, (cudaStream_t)stream>>>(n, f);
}
__device__ inline int take(int* counter, int n) { return atomicAdd(counter, n); }
#else
#define EACH [=]
typedef _Float16 Half;
BOTH Half toHalf(float x) { return (Half)x; }
template <class F> static void each(void*, int n, int, F f) {
  for (int t = 0; t < n; t++) f(t);
}
inline int take(int* counter, int n) { return (*counter += n) - n; }
#endif

/** Features are kept in half precision, eight written at a time. */
struct alignas(16) Eight {
  Half x[8];
};
BOTH void keep(Half* to, const float* from, int n) {
  for (int i = 0; i < n; i += 8) {
    Eight eight;
    for (int k = 0; k < 8; k++) eight.x[k] = toHalf(from[i + k]);
    *(Eight*)(to + i) = eight;
  }
}

/** Seats of a match in the arrays below. */
const int TABLE = 8;

template <class Most> struct Batch {
  typedef Game<Most> G;
  typedef Board<Most> B;

  static void begin(void* stream, int n, G* games, const Options* options, const int* optionOf, uint32_t seed, int copies) {
    each(stream, n, 128, EACH(int t) {
      int which = optionOf[t / copies];
      games[t].setup(options[which], (seed + t / copies) * 2654435761u + 12345u, which);
    });
  }
  static void deal(void* stream, int n, G* games, const Options* options) {
    each(stream, n, 128, EACH(int t) {
      if (!games[t].over) games[t].deal(options[games[t].option]);
    });
  }
  /** What the simple bots do: space and plan as one number, -1 where the network chooses. */
  static void playRules(void* stream, int n, const G* games, const Options* options, const uint8_t* players, int* choice) {
    each(stream, n, 64, EACH(int t) {
      choice[t] = -1;
      int player = players[t * TABLE + games[t].mover];
      if (games[t].over || !playsByRule(player)) return;
      G g = games[t];
      g.seeAs(options[g.option], g.mover);
      Chance chance = g.chance;
      chance.a ^= 0x9e3779b9u;
      chance.next();
      int space;
      Plan p;
      playByRule(options[g.option], g, player, chance, space, p);
      choice[t] = space << 16 | p;
    });
  }
  /** One thread for every match and offered space: places, reads the board, lists the plans. */
  static void readBoards(void* stream, int n, int candidates, const G* games, const Options* options, const uint8_t* players,
      const int* choice, int kinds, int room, Half* inputs, B* boards, int* rowBoard, Plan* rowPlan, int* start, int* count, int* rows) {
    each(stream, n * candidates, 64, EACH(int t) {
      int match = t / candidates, i = t % candidates, chosen = choice[match];
      start[t] = count[t] = 0;
      if (games[match].over || i >= games[match].offers || (chosen >= 0 && chosen >> 16 != i)) return;
      G g = games[match];
      const Options& o = options[g.option];
      g.seeAs(o, g.mover);
      bool trades = g.playSpace(o, g.offered[i]);
      Scan<Most> scan;
      scan.read(o, g);
      Plan plans[MOST_PLANS];
      int many = 1;
      plans[0] = chosen >= 0 ? (Plan)(chosen & 0xffff) : plan(KEEP);
      int mask = players[match * TABLE + g.mover] == PLAIN_NETWORK ? PLAIN_KINDS : kinds;
      if (chosen < 0 && trades) many = plansFor(o, g, scan.slots, mask, plans);
      int at = take(rows, many);
      if (at + many > room) return;
      start[t] = at, count[t] = many;
      for (int k = 0; k < many; k++) rowBoard[at + k] = t, rowPlan[at + k] = plans[k];
      float x[BOARD_INPUTS];
      boardFeatures(o, g, scan, boards[t], x);
      keep(inputs + (size_t)t * BOARD_INPUTS, x, BOARD_INPUTS);
    });
  }
  /** One thread for every plan: trades, and describes what that leaves. `final` is the outcome of a match that ends so, as far as the mover knows it, else -1. */
  static void readArms(void* stream, int rows, const B* boards, const Options* options, const int* rowBoard, const Plan* rowPlan, Half* inputs, float* final) {
    each(stream, rows, 128, EACH(int t) {
      const B& b = boards[rowBoard[t]];
      const Options& o = options[b.option];
      Books<Most> after = b.books;
      trade(o, after, rowPlan[t]);
      float x[ARM_INPUTS];
      armFeatures(o, b, after, x);
      keep(inputs + (size_t)t * ARM_INPUTS, x, ARM_INPUTS);
      final[t] = b.ends && !o.privateBooks ? after.victory(o, after.mover) : -1;
    });
  }
  /** Plays the best plan of every match, or now and then any other; `chances` are the network's. */
  static void choose(void* stream, int n, int candidates, G* games, const Options* options, const uint8_t* players, const float* chances,
      const Plan* rowPlan, const int* start, const int* count, float wander, int* row, float* best, uint8_t* greedy, uint8_t* mover) {
    each(stream, n, 64, EACH(int t) {
      G& g = games[t];
      row[t] = -1, best[t] = 0, greedy[t] = 1, mover[t] = g.mover;
      if (g.over) return;
      int found = -1, space = 0;
      float most = -1;
      for (int i = 0; i < g.offers; i++)
        for (int r = start[t * candidates + i], end = r + count[t * candidates + i]; r < end; r++)
          if (chances[r] > most) most = chances[r], found = r, space = i;
      if (found < 0) { g.over = 1; return; }
      int taken = found;
      if (!playsByRule(players[t * TABLE + g.mover]) && g.chance.draw() < wander) {
        int i = g.chance.below(2) ? space : g.chance.below(g.offers), many = count[t * candidates + i];
        if (many > 0) taken = start[t * candidates + i] + g.chance.below(many), space = i;
      }
      row[t] = taken, best[t] = most, greedy[t] = taken == found;
      G played = g;
      const Options& o = options[played.option];
      playAsSeen(o, played, played.offered[space], rowPlan[taken]);
      played.finishTurn(o);
      g = played;
    });
  }
  /** Everybody's victory, how far ahead of the best rival they are (a logarithm), whether it is over, and the moves. */
  static void readResults(void* stream, int n, const G* games, const Options* options, float* won, float* ahead, uint8_t* over, uint8_t* mover, int* moves) {
    each(stream, n, 128, EACH(int t) {
      const G& g = games[t];
      const Options& o = options[g.option];
      for (int seat = 0; seat < TABLE; seat++) {
        won[t * TABLE + seat] = seat < o.players ? g.victory(o, seat) : 0;
        double best = 1;
        for (int other = 0; other < o.players; other++) if (other != seat) best = fmax(best, g.worth(o, other));
        ahead[t * TABLE + seat] = seat < o.players ? (float)log(fmax(1.0, g.worth(o, seat)) / best) : 0;
      }
      over[t] = g.over, mover[t] = g.mover, moves[t] = g.moves;
    });
  }
};

extern "C" {
int engine_numbers(int what, int large) {
  const int numbers[] = {BOARD_INPUTS, ARM_INPUTS, (int)(sizeof(Options) / 4), (int)(large ? sizeof(Game<Large>) : sizeof(Game<Small>)),
    (int)(large ? sizeof(Board<Large>) : sizeof(Board<Small>))};
  return numbers[what];
}
int engine_error() {
#ifdef __CUDACC__
  return (int)cudaGetLastError();
#else
  return 0;
#endif
}
void engine_begin(void* stream, int large, int n, void* g, const Options* o, const int* of, uint32_t seed, int copies) {
  if (large) Batch<Large>::begin(stream, n, (Game<Large>*)g, o, of, seed, copies);
  else Batch<Small>::begin(stream, n, (Game<Small>*)g, o, of, seed, copies);
}
void engine_deal(void* stream, int large, int n, void* g, const Options* o) {
  if (large) Batch<Large>::deal(stream, n, (Game<Large>*)g, o);
  else Batch<Small>::deal(stream, n, (Game<Small>*)g, o);
}
void engine_boards(void* stream, int large, int n, int candidates, const void* g, const Options* o, const uint8_t* players, int* choice, int kinds,
    int room, Half* inputs, void* b, int* rowBoard, Plan* rowPlan, int* start, int* count, int* rows) {
  if (large) {
    Batch<Large>::playRules(stream, n, (const Game<Large>*)g, o, players, choice);
    Batch<Large>::readBoards(stream, n, candidates, (const Game<Large>*)g, o, players, choice, kinds, room, inputs, (Board<Large>*)b, rowBoard, rowPlan, start, count, rows);
  } else {
    Batch<Small>::playRules(stream, n, (const Game<Small>*)g, o, players, choice);
    Batch<Small>::readBoards(stream, n, candidates, (const Game<Small>*)g, o, players, choice, kinds, room, inputs, (Board<Small>*)b, rowBoard, rowPlan, start, count, rows);
  }
}
void engine_arms(void* stream, int large, int rows, const void* b, const Options* o, const int* rowBoard, const Plan* rowPlan, Half* inputs, float* final) {
  if (large) Batch<Large>::readArms(stream, rows, (const Board<Large>*)b, o, rowBoard, rowPlan, inputs, final);
  else Batch<Small>::readArms(stream, rows, (const Board<Small>*)b, o, rowBoard, rowPlan, inputs, final);
}
void engine_choose(void* stream, int large, int n, int candidates, void* g, const Options* o, const uint8_t* players, const float* chances, const Plan* rowPlan,
    const int* start, const int* count, float wander, int* row, float* best, uint8_t* greedy, uint8_t* mover) {
  if (large) Batch<Large>::choose(stream, n, candidates, (Game<Large>*)g, o, players, chances, rowPlan, start, count, wander, row, best, greedy, mover);
  else Batch<Small>::choose(stream, n, candidates, (Game<Small>*)g, o, players, chances, rowPlan, start, count, wander, row, best, greedy, mover);
}
void engine_results(void* stream, int large, int n, const void* g, const Options* o, float* won, float* ahead, uint8_t* over, uint8_t* mover, int* moves) {
  if (large) Batch<Large>::readResults(stream, n, (const Game<Large>*)g, o, won, ahead, over, mover, moves);
  else Batch<Small>::readResults(stream, n, (const Game<Small>*)g, o, won, ahead, over, mover, moves);
}
}
