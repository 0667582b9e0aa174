"""Packs trained networks for the bots: python3 export.py HOLD.pt SELL.pt GUESS.pt bots/star-lanes/judge/judge-weights.ts
A file may be followed by @SECONDS: then it is a file of snapshots, and the one of that time is packed. Whole numbers from -127 to 127, one scale an input."""
import base64, sys
import numpy as np, torch


def load(path):
    if '@' not in path: return torch.load(path, map_location='cpu')['net']
    path, at = path.split('@')
    return torch.load(path, map_location='cpu')[int(at)]


# Inputs are padded to eights in training; those that are never anything are left out.
USED = {'board': 228, 'arm': 78, 'hidden': 256}


def pack(net):
    floats, whole = [], []
    for name in ('board', 'arm', 'hidden'):
        rows = net[name + '.weight'].float().numpy().T[:USED[name]]
        scale = np.maximum(np.abs(rows).max(1), 1e-8) / 127
        floats.append(scale); whole.append(np.clip(np.rint(rows / scale[:, None]), -127, 127).astype(np.int8))
    floats += [net['board.bias'].float().numpy(), net['hidden.bias'].float().numpy(), net['out.weight'][0].float().numpy(), net['out.bias'][:1].float().numpy()]
    return base64.b64encode(b''.join(f.astype('<f4').tobytes() for f in floats) + b''.join(w.tobytes() for w in whole)).decode()


def checksum(text):
    """FNV-1a in two halves, as bots/star-lanes/weights.ts."""
    halves = [0x811c9dc5, 0x9e3779b9]
    for letter in text.encode(): halves = [((h ^ letter) * 0x01000193) & 0xffffffff for h in halves]
    return ''.join(f'{h:08x}' for h in halves)


packed = [pack(load(path)) for path in sys.argv[1:4]]
lines = ['/** The weights of the judge, as `training/export.py` packed them (docs/training.md); never edited by hand. */', "import type { PackedWeights } from './packed-weights.ts';", '']
for name, text in zip(('HOLDING', 'SELLING', 'GUESSING'), packed): lines += [f'export const {name}: PackedWeights = {{', f"  checksum: '{checksum(text)}',", f"  text:\n    '{text}',", '};', '']
open(sys.argv[4], 'w').write('\n'.join(lines[:-1]) + '\n')
print(sys.argv[4], sum(map(len, packed)), 'characters')
