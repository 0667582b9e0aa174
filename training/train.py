"""Trains one network by self-play for some seconds, with checkpoints and a log:
python3 train.py --tables tables.json --diet hold --out hold --seconds 300 --seed 1 [--init hold.pt]"""
import argparse, json, math, time
import torch, torch.nn.functional as F
from lab import (ARM_INPUTS, BOARD_INPUTS, CHANCE, CUDA, DEV, EVERY_KIND, GREEDY, HALF, HYBRID, NETWORK, PLAIN_NETWORK, REALLOCATOR, RELATIVE, TABLE, Games, Net, Tables,
                 actor, choose, expand, match)

# Who sits with the learner. Where stock can be sold, a rival that copies its portfolio leaves nothing to learn: most never do.
RIVALS = {'hold': [RELATIVE, RELATIVE, REALLOCATOR, PLAIN_NETWORK, PLAIN_NETWORK],
          'sell': [RELATIVE, REALLOCATOR, REALLOCATOR, REALLOCATOR, HYBRID, HYBRID, HYBRID, PLAIN_NETWORK, PLAIN_NETWORK, PLAIN_NETWORK],
          'guess': [RELATIVE, REALLOCATOR, REALLOCATOR, HYBRID, HYBRID, HYBRID, PLAIN_NETWORK, PLAIN_NETWORK, PLAIN_NETWORK, PLAIN_NETWORK]}
FIRST = [RELATIVE, RELATIVE, REALLOCATOR, HYBRID, GREEDY, CHANCE]
# What a checkpoint is tried at: table and rival.
TRIALS = {'hold': [('faber1977+selling=none 2', RELATIVE), ('faber1977+selling=none 4', RELATIVE), ('today+selling=none 2', RELATIVE),
                   ('quick+selling=none 4', RELATIVE), ('grand+selling=none 4', RELATIVE), ('faber1977+selling=none 2', PLAIN_NETWORK)],
          'guess': [('faber1977+selling=owned 2', REALLOCATOR), ('faber1977+selling=owned 2', HYBRID), ('faber1977+selling=owned 2', RELATIVE),
                    ('faber1977+selling=owned 2', PLAIN_NETWORK), ('faber1977+selling=owned 4', REALLOCATOR), ('faber1977+selling=owned 4', PLAIN_NETWORK),
                    ('today+books=private 2', PLAIN_NETWORK), ('osborne+selling=owned+moves=60 2', HYBRID)],
          'sell': [('faber1977+selling=owned+books=open 2', REALLOCATOR), ('faber1977+selling=owned+books=open 2', HYBRID), ('today 2', REALLOCATOR), ('today 2', HYBRID),
                   ('today 4', REALLOCATOR), ('quick 4', REALLOCATOR), ('grand 4', REALLOCATOR), ('grand 8', REALLOCATOR), ('today 2', PLAIN_NETWORK),
                   ('quick 2', PLAIN_NETWORK), ('grand 2', PLAIN_NETWORK), ('faber1977+selling=owned+books=open 2', PLAIN_NETWORK), ('today 4', PLAIN_NETWORK)]}


class Memory:
    """The newest samples: inputs, and what to learn (who won, how far ahead)."""
    def __init__(self, room):
        self.room, self.n, self.next = room, 0, 0
        self.board = torch.empty(room, BOARD_INPUTS, dtype=HALF, device=DEV)
        self.arm = torch.empty(room, ARM_INPUTS, dtype=HALF, device=DEV)
        self.y = torch.empty(room, 2, device=DEV)

    def add(self, board, arm, y):
        i = (torch.arange(len(y), device=DEV) + self.next) % self.room
        self.board[i], self.arm[i], self.y[i] = board, arm, y
        self.next, self.n = (self.next + len(y)) % self.room, min(self.room, self.n + len(y))


def seat_players(o, n, players, first):
    if first: return torch.tensor(FIRST, dtype=torch.uint8, device=DEV)[torch.randint(0, len(FIRST), (n, TABLE), device=DEV)].contiguous()
    kinds = torch.tensor(RIVALS[o.diet], dtype=torch.uint8, device=DEV)
    kind = kinds[torch.randint(0, len(kinds), (n, TABLE), device=DEV)]
    mixed = torch.rand(n, 1, device=DEV) < o.mix
    other = mixed & (torch.rand(n, TABLE, device=DEV) < (.6 if o.diet == 'hold' else .85))
    who = torch.where(other, kind, torch.zeros_like(kind))
    who[torch.arange(n, device=DEV), torch.randint(0, players, (n,), device=DEV)] = NETWORK
    return who.contiguous()


@torch.no_grad()
def self_play(o, tables, net, large, players, n, seed, wander, trust, first, memory):
    """Plays n matches and keeps what the learner's seats saw. `trust` is how much of the outcome is believed, the rest is what was expected a turn later."""
    ids, often = tables.group(o.diet, large, players)
    of = ids[torch.multinomial(often, n, replacement=True)]
    games = Games(tables, n, large, players, of, seed)
    everyone = torch.arange(n, device=DEV); who = seat_players(o, n, players, first)
    boards, arms, best, greedy, mover, mine, rows = [], [], [], [], [], [], 0
    for _ in range(games.most_moves):
        games.deal(); b = expand(games, who, o.kinds)
        if b.rows == 0: break
        c = choose(games, who, b, net.chances(b), wander); rows += b.rows
        row = c.row.clamp(min=0).long(); board = b.row_board.index_select(0, row).clamp(0, n * games.candidates - 1)
        boards.append(b.boards_x.index_select(0, board)); arms.append(b.arms_x.index_select(0, row))
        best.append(c.best); greedy.append(c.greedy.bool()); mover.append(c.mover.long())
        mine.append((c.row >= 0) & (first | (who[everyone, c.mover.long()] == NETWORK)))
    won, ahead, over, _, _ = games.results(); ahead = ahead.clamp(-2, 2); steps = len(mine); target = [None] * steps
    for t in range(steps - 1, -1, -1):
        target[t] = won[everyone, mover[t]]; later = t + players
        if first or later >= steps: continue
        learned = torch.where(greedy[later], (1 - trust) * best[later] + trust * target[later], best[later])
        target[t] = torch.where(mine[later], learned, target[t])
    for t in range(steps):
        keep = mine[t].nonzero().flatten()
        memory.add(boards[t][keep], arms[t][keep], torch.stack([target[t], ahead[everyone, mover[t]]], 1)[keep])
    return rows, sum(int(m.sum()) for m in mine)


def learn(o, net, ema, optimizer, memory, steps, done, loss):
    parameters, averages = list(net.parameters()), list(ema.parameters())
    for _ in range(steps):
        i = torch.randint(0, memory.n, (o.batch,), device=DEV); y = memory.y[i]
        q = net(memory.board[i].float(), memory.arm[i].float())
        error, apart = F.binary_cross_entropy_with_logits(q[:, 0], y[:, 0]), F.smooth_l1_loss(q[:, 1], y[:, 1])
        optimizer.zero_grad(set_to_none=True); (error + .3 * apart).backward(); optimizer.step(); done += 1
        loss += torch.stack([error.detach(), apart.detach(), torch.ones((), device=DEV)])
        with torch.no_grad():
            decay = .9995 if done > 4000 else .99
            torch._foreach_mul_(averages, decay); torch._foreach_add_(averages, parameters, alpha=1 - decay)
    return done


def start(path):
    """The weights to go on from: a checkpoint, or FILE@SECONDS of a file of snapshots."""
    if '@' not in path: return torch.load(path, map_location=DEV)['net']
    path, at = path.split('@')
    return {name: value.float() for name, value in torch.load(path, map_location=DEV)[int(at)].items()}


def main():
    a = argparse.ArgumentParser()
    for name, kind, value in (('tables', str, 'tables.json'), ('diet', str, 'hold'), ('out', str, 'net'), ('init', str, ''), ('seconds', float, 60), ('seed', int, 1),
                              ('games', int, 16384), ('large', int, 3072), ('large_every', int, 7), ('first', int, 256), ('second', int, 64), ('trust', float, .8),
                              ('trust_end', float, .9), ('rate', float, 1e-3), ('batch', int, 16384), ('reuse', float, 2), ('mix', float, .3), ('wander', float, .05),
                              ('every', float, 60), ('memory', int, 12), ('trial', int, 4096), ('warm', int, 4), ('test_seed', int, 900000), ('drop', str, ''), ('kinds', int, EVERY_KIND)):
        a.add_argument('--' + name, type=kind, default=value)
    o = a.parse_args(); torch.manual_seed(o.seed); tables = Tables(o.tables)
    net = Net(o.first, o.second, o.drop).to(DEV)
    if o.init: net.load_state_dict(start(o.init))
    ema = Net(o.first, o.second, o.drop).to(DEV); ema.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), lr=o.rate, weight_decay=1e-4, fused=CUDA)
    memory = Memory(48 * o.games * o.memory)
    began, played, steps, generation, at_next, play_s, rows = time.time(), 0, 0, 0, 0., 0., 0
    loss = torch.zeros(3, device=DEV); log, snapshots = [], {}

    def report(final=False):
        e = actor(ema); trials = {}
        for name, rival in TRIALS[o.diet]:
            trials[f'{name} v {rival}'] = match(tables, e, tables.named(name), rival, 16384 if final and CUDA else o.trial, o.test_seed if final else 5000, kinds=o.kinds)
        record = dict(t=round(time.time() - began, 1), games=played, steps=steps, generation=generation, play_s=round(play_s, 1), mrows=round(rows / 1e6), samples=memory.n,
                      error=round(float(loss[0] / loss[2].clamp(min=1)), 4), apart=round(float(loss[1] / loss[2].clamp(min=1)), 4), final=final, trials=trials)
        loss.zero_(); log.append(record); print(o.diet, json.dumps(record), flush=True)
        snapshots[round(record['t'])] = {name: value.half().clone() for name, value in ema.state_dict().items()}
        torch.save(snapshots, f'{o.out}-snapshots.pt')
        torch.save(dict(net=ema.state_dict(), shape=ema.shape, diet=o.diet, games=played, log=log, options=vars(o)), f'{o.out}.pt')

    while (part := (time.time() - began) / o.seconds) < 1:
        first = not o.init and generation < o.warm; large = int(not first and o.large_every > 0 and generation % o.large_every == o.large_every - 1)
        spread = (generation * .381966) % 1
        players = 2 + int(spread * 7) if large else 2 if spread < .45 else 3 if spread < .6 else 4
        n = o.large if large else o.games; began_play = time.time()
        trust = o.trust + (o.trust_end - o.trust) * min(1, max(0, (part - .3) / .4))
        added, kept = self_play(o, tables, actor(net), large, players, n, o.seed * 1000003 + played, o.wander * (1 - .6 * part), trust, first, memory)
        rows += added; played += n
        if CUDA: torch.cuda.synchronize()
        play_s += time.time() - began_play
        for group in optimizer.param_groups: group['lr'] = o.rate * min(1, (steps + 1) / 200) * (.5 * (1 + math.cos(math.pi * min(1, part))) * .99 + .01)
        steps = learn(o, net, ema, optimizer, memory, max(1, int(o.reuse * kept / o.batch * (2 if first else 1))), steps, loss)
        generation += 1
        if time.time() - began > at_next: at_next = time.time() - began + (o.every if generation > 4 else 15); report()
    report(True)


if __name__ == '__main__': main()
