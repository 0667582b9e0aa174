"""Self-play and matches on one device: the engine (engine/batch.cu by ctypes), the network, and the tables that are played."""
import ctypes, json, math, os
import torch, torch.nn as nn, torch.nn.functional as F

DEV = torch.device(os.environ.get('DEVICE') or ('cuda' if torch.cuda.is_available() else 'cpu'))
CUDA = DEV.type == 'cuda'
HALF = torch.float16
if CUDA:
    torch.backends.cuda.matmul.allow_tf32 = True
HERE = os.path.dirname(os.path.abspath(__file__))
LIB = ctypes.CDLL(os.environ.get('ENGINE', os.path.join(HERE, 'engine', 'libengine.so')))
BOARD_INPUTS, ARM_INPUTS, OPTION_COUNT = (LIB.engine_numbers(i, 0) for i in range(3))
GAME_BYTES = [LIB.engine_numbers(3, large) for large in (0, 1)]
BOARD_BYTES = [LIB.engine_numbers(4, large) for large in (0, 1)]
TABLE = 8
NETWORK, RELATIVE, REALLOCATOR, GREEDY, CHANCE, HYBRID, PLAIN_NETWORK = 0, 1, 2, 3, 4, 5, 10
EVERY_KIND = 0xffff


def at(tensor): return ctypes.c_void_p(0 if tensor is None else tensor.data_ptr())
def stream(): return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if CUDA else 0)
def new(*shape, dtype=torch.float32): return torch.empty(*shape, dtype=dtype, device=DEV)


class Tables:
    """What can be played: rows of options, grouped by diet, size of galaxy and players. `tables.mjs` writes the file."""
    def __init__(self, path):
        rows = json.load(open(path))
        self.names = [row['name'] for row in rows]
        self.options = torch.tensor([row['options'] for row in rows], dtype=torch.int32, device=DEV)
        assert self.options.shape[1] == OPTION_COUNT, 'the tables were written for another engine'
        self.rows = rows

    def group(self, diet, large, players):
        """Numbers of the tables of a group, and how often each is played."""
        ids = [i for i, r in enumerate(self.rows) if r['diet'] == diet and r['large'] == large and r['players'] == players and r['often'] > 0]
        often = torch.tensor([self.rows[i]['often'] for i in ids], dtype=torch.float64)
        return torch.tensor(ids, dtype=torch.int32), often

    def named(self, name):
        return self.names.index(name)


class Games:
    """n matches of the same number of players; each galaxy is played `copies` times."""
    def __init__(self, tables, n, large, players, option_of, seed, copies=1):
        self.n, self.large, self.players, self.options = n, large, players, tables.options
        self.candidates = int(tables.options[option_of.unique().long(), 9].max())
        self.most_moves = int(tables.options[option_of.unique().long(), 42].max())
        self.buffer = torch.zeros(n * GAME_BYTES[large], dtype=torch.uint8, device=DEV)
        of = option_of.to(DEV).contiguous()
        LIB.engine_begin(stream(), large, n, at(self.buffer), at(self.options), at(of), ctypes.c_uint32(seed & 0xffffffff), copies)

    def deal(self): LIB.engine_deal(stream(), self.large, self.n, at(self.buffer), at(self.options))

    def results(self):
        won, ahead = new(self.n, TABLE), new(self.n, TABLE)
        over, mover = new(self.n, dtype=torch.uint8), new(self.n, dtype=torch.uint8)
        moves = new(self.n, dtype=torch.int32)
        LIB.engine_results(stream(), self.large, self.n, at(self.buffer), at(self.options), at(won), at(ahead), at(over), at(mover), at(moves))
        return won, ahead, over, mover, moves


class Rows: pass


_pool = {}
def expand(games, players, kinds=EVERY_KIND):
    """All boards and plans of the matches, with their inputs."""
    n, c = games.n, games.candidates
    per = (60 if games.large else 44) * c
    key = (n, c, games.large)
    b = _pool.get(key)
    if b is None:
        if len(_pool) > 8: _pool.clear()
        b = Rows()
        b.room = n * per + 4096
        b.boards_x = torch.zeros(n * c, BOARD_INPUTS, dtype=HALF, device=DEV)
        b.arms_x = new(b.room, ARM_INPUTS, dtype=HALF)
        b.boards = new(n * c * BOARD_BYTES[games.large], dtype=torch.uint8)
        b.row_board, b.row_plan, b.final = new(b.room, dtype=torch.int32), new(b.room, dtype=torch.int16), new(b.room)
        b.start, b.count = new(n * c, dtype=torch.int32), new(n * c, dtype=torch.int32)
        b.choice, b.counter = new(n, dtype=torch.int32), torch.zeros(1, dtype=torch.int32, device=DEV)
        _pool[key] = b
    b.counter.zero_()
    LIB.engine_boards(stream(), games.large, n, c, at(games.buffer), at(games.options), at(players), at(b.choice), kinds, b.room, at(b.boards_x),
                      at(b.boards), at(b.row_board), at(b.row_plan), at(b.start), at(b.count), at(b.counter))
    b.rows = int(b.counter.item())
    if b.rows > b.room: raise RuntimeError(f'too many plans: {b.rows} > {b.room}')
    LIB.engine_arms(stream(), games.large, b.rows, at(b.boards), at(games.options), at(b.row_board), at(b.row_plan), at(b.arms_x), at(b.final))
    return b


class Net(nn.Module):
    """Board inputs and arm inputs into one hidden layer, a second one, then the logit of winning and how far ahead."""
    def __init__(self, first=256, second=64, drop=''):
        super().__init__()
        self.shape = dict(first=first, second=second, drop=drop)
        self.board = nn.Linear(BOARD_INPUTS, first)
        self.arm = nn.Linear(ARM_INPUTS, first, bias=False)
        self.hidden = nn.Linear(first, second)
        self.out = nn.Linear(second, 2)
        nn.init.zeros_(self.out.weight); nn.init.zeros_(self.out.bias)
        self.register_buffer('board_mask', torch.ones(BOARD_INPUTS), persistent=False)
        self.register_buffer('arm_mask', torch.ones(ARM_INPUTS), persistent=False)
        # What is dropped is not seen: board:132-162,arm:85-93 (the first, and one after the last).
        for part in filter(None, drop.split(',')):
            name, ends = part.split(':'); low, high = map(int, ends.split('-'))
            getattr(self, name + '_mask')[low:high] = 0

    def head(self, z): return self.out(F.relu(self.hidden(F.relu(z))))
    def forward(self, board, arm): return self.head(self.board(board * self.board_mask) + self.arm(arm * self.arm_mask))

    def chances(self, b, chunk=1 << 21):
        """The chance of winning of every row; exact where the match ends."""
        out = new(max(b.rows, 1))
        kind = self.board.weight.dtype
        masked = bool(self.shape['drop'])
        z = self.board(b.boards_x.to(kind) * self.board_mask if masked else b.boards_x.to(kind))
        for i in range(0, b.rows, chunk):
            j = min(b.rows, i + chunk)
            x = b.arms_x[i:j].to(kind)
            h = self.arm(x * self.arm_mask if masked else x); h += z.index_select(0, b.row_board[i:j])
            out[i:j] = torch.sigmoid(self.head(h)[:, 0].float())
        final = b.final[:b.rows]
        return torch.where(final >= 0, final, out[:b.rows])


def actor(net):
    """A copy that plays, in half precision on the GPU."""
    a = Net(**net.shape).to(DEV); a.load_state_dict(net.state_dict()); a.eval()
    if CUDA: a.half()
    for p in a.parameters(): p.requires_grad_(False)
    return a


class Choice: pass
def choose(games, players, b, chances, wander=0.):
    n = games.n; c = Choice()
    c.row, c.best = new(n, dtype=torch.int32), new(n)
    c.greedy, c.mover = new(n, dtype=torch.uint8), new(n, dtype=torch.uint8)
    LIB.engine_choose(stream(), games.large, n, games.candidates, at(games.buffer), at(games.options), at(players), at(chances), at(b.row_plan),
                      at(b.start), at(b.count), ctypes.c_float(wander), at(c.row), at(c.best), at(c.greedy), at(c.mover))
    return c


@torch.no_grad()
def match(tables, net, table, rival, n, seed, rival_net=None, kinds=EVERY_KIND):
    """The network one move ahead, in each seat in turn, against as many of `rival` as the table has other seats: its part of the victories."""
    row = tables.rows[table]; players = row['players']; n = n // players * players
    of = torch.full((n // players,), table, dtype=torch.int32)
    games = Games(tables, n, row['large'], players, of, seed, copies=players)
    seat = torch.arange(n, device=DEV) % players; everyone = torch.arange(n, device=DEV)
    who = torch.full((n, TABLE), rival, dtype=torch.uint8, device=DEV); who[everyone, seat] = NETWORK
    for _ in range(games.most_moves):
        games.deal(); b = expand(games, who, kinds); chances = net.chances(b)
        if rival_net is not None:
            mine = games.results()[3].long() == seat
            chances = torch.where(mine[(b.row_board[:b.rows] // games.candidates).long()], chances, rival_net.chances(b))
        choose(games, who, b, chances)
        if b.rows == 0: break
    won, ahead, over, _, _ = games.results()
    assert bool(over.all()), 'a match did not end'
    each = won[everyone, seat].view(-1, players).mean(1)
    return round(100 * float(each.mean()), 2), round(196 * float(each.std()) / math.sqrt(each.numel()), 2)
