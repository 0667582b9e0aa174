// Packs two trained networks into the file the veteran loads: node scripts/pack-weights.mjs HOLDING SELLING
import { readFileSync, writeFileSync } from 'node:fs';
import './load-typescript.mjs';

const { checksumOf } = await import('../bots/star-lanes/weights.ts');
const [holding = '', selling = ''] = process.argv.slice(2).map((file) => readFileSync(file).toString('base64'));
const lines = [
  "/** The veteran's trained weights, as `starlanes train` made them (docs/training.md); never edited by hand. */",
  "import type { WeightsFile } from './weights.ts';",
  '',
  'export const WEIGHTS: WeightsFile = {',
  `  checksum: '${checksumOf(holding + selling)}',`,
  `  holding:\n    '${holding}',`,
  `  selling:\n    '${selling}',`,
  '};',
  '',
];
writeFileSync(new URL('../bots/star-lanes/veteran-weights.ts', import.meta.url), lines.join('\n'));
