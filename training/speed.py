"""Checks that the library plays alike on GPU and CPU, and measures self-play: python3 speed.py play FILE writes how matches of the
simple bots end; python3 speed.py alike FILE FILE compares two such files; python3 speed.py time measures."""
import sys, time
import torch
from lab import *

tables = Tables(os.environ.get('TABLES', 'tables.json'))
NAMES = ['faber1977+selling=none 2', 'faber1977+selling=owned 4', 'faber1977+selling=owned+books=open 4', 'today 3', 'quick 4', 'grand 8', 'drawn small sell 3 7', 'drawn large hold 6 11']


def play(n=400):
    """The ends of matches that chance, greed and caution play."""
    ends = {}
    for name in NAMES:
        table = tables.named(name); row = tables.rows[table]
        games = Games(tables, n, row['large'], row['players'], torch.full((n,), table, dtype=torch.int32), 77)
        who = torch.tensor([RELATIVE, REALLOCATOR, CHANCE, HYBRID, GREEDY, CHANCE, RELATIVE, CHANCE], dtype=torch.uint8, device=DEV).repeat(n, 1).contiguous()
        for _ in range(games.most_moves):
            games.deal(); b = expand(games, who)
            if b.rows == 0: break
            choose(games, who, b, torch.zeros(max(1, b.rows), device=DEV))
        won, ahead, over, _, moves = games.results(); ends[name] = [t.cpu() for t in (won, ahead, over, moves)]
        ends[name + ' inputs'] = [b.boards_x[:5].float().cpu()]
    return ends


def alike(one, other):
    one, other = torch.load(one), torch.load(other)
    for name in NAMES:
        same = (one[name][3] == other[name][3]) & ((one[name][1] - other[name][1]).abs().amax(1) < 1e-4)
        print('alike', name, f'{int(same.sum())} of {len(same)}', flush=True)


@torch.no_grad()
def measure(name, n):
    table = tables.named(name); row = tables.rows[table]; net = actor(Net().to(DEV)); who = torch.zeros(n, TABLE, dtype=torch.uint8, device=DEV); spent = [0.] * 4
    for turn in range(2):
        games = Games(tables, n, row['large'], row['players'], torch.full((n,), table, dtype=torch.int32), 5); rows = 0; spent = [0.] * 4; began = time.time()
        for _ in range(games.most_moves):
            marks = [time.time()]
            def mark():
                if CUDA: torch.cuda.synchronize()
                marks.append(time.time())
            games.deal(); mark(); b = expand(games, who); mark()
            if b.rows == 0: break
            chances = net.chances(b); mark(); choose(games, who, b, chances, .05); mark(); rows += b.rows
            spent = [s + marks[i + 1] - marks[i] for i, s in enumerate(spent)]
    took = time.time() - began
    print('speed', name, f'{n / took:.0f} matches/s, {rows / took / 1e6:.1f} M plans/s, {rows / n / games.most_moves:.1f} plans a turn; deal, read, judge, choose (s):', [round(s, 3) for s in spent], flush=True)


if sys.argv[1] == 'play': torch.save(play(), sys.argv[2])
elif sys.argv[1] == 'alike': alike(sys.argv[2], sys.argv[3])
else:
    for name, n in (('faber1977+selling=none 2', 16384), ('faber1977+selling=none 4', 16384), ('faber1977+selling=owned+books=open 2', 16384), ('today 4', 16384), ('grand 8', 3072)): measure(name, n)
