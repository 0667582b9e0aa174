// A training run of seconds on one core: a small network learns who wins from matches of the simple bots, then plays one move
// ahead against one of them. Prints its error on matches it has not seen and how many it wins, before and after, as JSON.
// Reads from standard input: a seed, how many matches to learn from, and the options of a table of two.
#include <cstdio>
#include <vector>
#include "greedy.h"

const int INPUTS = BOARD_INPUTS + ARM_INPUTS, UNITS = 24;
struct Sample {
  float x[INPUTS], won;
  int mover;
};

/** One hidden layer, and Adam's steps. */
struct Tiny {
  enum { BIAS = INPUTS * UNITS, OUT = BIAS + UNITS, END = OUT + UNITS + 1 };
  float w[END], mean[END] = {}, square[END] = {}, slope[END] = {}, unit[UNITS];
  int steps = 0;
  Tiny(Chance& chance) {
    for (int i = 0; i < END; i++) w[i] = i < BIAS ? (chance.draw() - 0.5f) * 0.2f : 0;
  }
  float logit(const float* x) {
    for (int u = 0; u < UNITS; u++) unit[u] = w[BIAS + u];
    for (int i = 0; i < INPUTS; i++)
      if (x[i] != 0) for (int u = 0; u < UNITS; u++) unit[u] += x[i] * w[i * UNITS + u];
    float sum = w[END - 1];
    for (int u = 0; u < UNITS; u++) sum += fmaxf(0, unit[u]) * w[OUT + u];
    return sum;
  }
  float chanceOf(const float* x) { return 1 / (1 + expf(-logit(x))); }
  void study(const Sample& s) {
    float down = chanceOf(s.x) - s.won, back[UNITS];
    slope[END - 1] += down;
    for (int u = 0; u < UNITS; u++) {
      slope[OUT + u] += down * fmaxf(0, unit[u]);
      // The first steps would stand still if a unit had to have a say before it could learn.
      back[u] = unit[u] > 0 ? down * (steps < 20 ? (u % 2 ? 1.f : -1.f) : w[OUT + u]) : 0;
      slope[BIAS + u] += back[u];
    }
    for (int i = 0; i < INPUTS; i++)
      if (s.x[i] != 0) for (int u = 0; u < UNITS; u++) slope[i * UNITS + u] += s.x[i] * back[u];
  }
  void step(float rate) {
    steps++;
    float first = 1 - powf(0.9f, steps), second = 1 - powf(0.999f, steps);
    for (int i = 0; i < END; i++) {
      mean[i] = 0.9f * mean[i] + 0.1f * slope[i];
      square[i] = 0.999f * square[i] + 0.001f * slope[i] * slope[i];
      w[i] -= rate * (mean[i] / first) / (sqrtf(square[i] / second) + 1e-6f);
      slope[i] = 0;
    }
  }
};

/** Plays a match of the simple bots and keeps what each mover saw, with who won. */
static void watch(const Options& o, uint32_t seed, std::vector<Sample>& samples) {
  Game<Small> g;
  g.setup(o, seed, 0);
  Chance chance;
  chance.seed(seed + 1);
  size_t from = samples.size();
  for (g.deal(o); !g.over;) {
    const Player players[] = {RELATIVE, REALLOCATOR, GREEDY, CHANCE};
    int space;
    Plan p;
    playByRule(o, g, players[chance.below(4)], chance, space, p);
    bool trades = g.playSpace(o, g.offered[space]);
    Scan<Small> scan;
    Board<Small> board;
    Sample sample;
    scan.read(o, g);
    boardFeatures(o, g, scan, board, sample.x);
    if (trades) trade(o, g, p);
    armFeatures<Small>(o, board, g, sample.x + BOARD_INPUTS);
    sample.mover = g.mover;
    samples.push_back(sample);
    g.finishTurn(o);
    if (!g.over) g.deal(o);
  }
  for (size_t i = from; i < samples.size(); i++) samples[i].won = g.victory(o, samples[i].mover);
}

static float errorOn(Tiny& net, const std::vector<Sample>& samples) {
  double sum = 0;
  for (const Sample& s : samples) {
    float c = fminf(0.9999f, fmaxf(0.0001f, net.chanceOf(s.x)));
    sum -= s.won * logf(c) + (1 - s.won) * logf(1 - c);
  }
  return (float)(sum / samples.size());
}

static void playAhead(const Options& o, Game<Small>& g, Tiny& net) {
  float most = -1e9f, x[INPUTS];
  int space = 0;
  Plan best = plan(KEEP), plans[MOST_PLANS];
  for (int i = 0; i < g.offers; i++) {
    Game<Small> t = g;
    bool trades = t.playSpace(o, g.offered[i]);
    Scan<Small> scan;
    Board<Small> board;
    scan.read(o, t);
    boardFeatures(o, t, scan, board, x);
    plans[0] = plan(KEEP);
    int n = trades ? plansFor<Small>(o, t, scan.slots, PLAIN_KINDS, plans) : 1;
    for (int k = 0; k < n; k++) {
      Books<Small> after = t;
      trade(o, after, plans[k]);
      armFeatures(o, board, after, x + BOARD_INPUTS);
      float value = board.ends ? 100 * after.victory(o, after.mover) : net.logit(x);
      if (value > most) most = value, space = i, best = plans[k];
    }
  }
  if (g.playSpace(o, g.offered[space])) trade(o, g, best);
}

/** The part of matches won against a simple bot, from both seats. */
static float strength(const Options& o, Tiny& net, int matches, int rival) {
  float won = 0;
  for (int m = 0; m < matches; m++) {
    Game<Small> g;
    Chance chance;
    g.setup(o, 900000 + m / 2, 0);
    chance.seed(m);
    for (g.deal(o); !g.over;) {
      if (g.mover == m % 2) playAhead(o, g, net);
      else {
        int space;
        Plan p;
        playByRule(o, g, rival, chance, space, p);
        if (g.playSpace(o, g.offered[space])) trade(o, g, p);
      }
      g.finishTurn(o);
      if (!g.over) g.deal(o);
    }
    won += g.victory(o, m % 2);
  }
  return won / matches;
}

int main() {
  uint32_t seed;
  int matches;
  Options o;
  if (scanf("%u %d", &seed, &matches) != 2) return 1;
  for (size_t i = 0; i < sizeof o / 4; i++) if (scanf("%d", (int32_t*)&o + i) != 1) return 1;
  Chance chance;
  chance.seed(seed);
  std::vector<Sample> samples, unseen;
  for (int m = 0; m < matches; m++) watch(o, seed * 1000 + m, samples);
  for (int m = 0; m < 60; m++) watch(o, 800000 + m, unseen);
  Tiny net(chance);
  printf("{\"error\":[%.4f", errorOn(net, unseen));
  float before = strength(o, net, 40, GREEDY);
  const int batch = 64, steps = 8 * (int)samples.size() / batch;
  for (int i = 0; i < steps; i++) {
    for (int k = 0; k < batch; k++) net.study(samples[chance.below((uint32_t)samples.size())]);
    for (float& slope : net.slope) slope /= batch;
    net.step(0.002f * (1 - 0.9f * i / steps));
  }
  printf(",%.4f],\"wins\":[%.3f,%.3f],\"samples\":%zu}\n", errorOn(net, unseen), before, strength(o, net, 40, GREEDY), samples.size());
}
