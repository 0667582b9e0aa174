/**
 * One layer of a network as WebAssembly with 128-bit vectors, assembled here from its instructions: four units are summed at a
 * time, eight times as fast as JavaScript does it. Where a page or program has no WebAssembly the same is done in
 * JavaScript, with the same rounding in the same order, so that every bot answers alike everywhere.
 */

/** `to = max(least, from + x * weights)` for all units; places are counted in numbers from the start of the memory. */
type Layer = (
  x: number,
  inputs: number,
  weights: number,
  from: number,
  to: number,
  units: number,
  least: number,
) => void;

/** Memory for numbers of 32 bits, and what works in it. The first `LISTED` numbers are the layer's own. */
export interface Workbench {
  readonly memory: Float32Array;
  readonly layer: Layer;
}

/** Room for a list of the inputs that are not nothing: two numbers for each. */
export const LISTED = 2 * 512;
/** Units are worked on in blocks of this size: eight vectors of four. */
const BLOCK = 32;
const VECTORS = BLOCK / 4;
const PAGE = 65_536;

/** The part of WebAssembly that is used; this folder knows no browser's and no Node's types. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
      readonly Instance: new (module: object) => { readonly exports: object };
    }
  | undefined;

/** Room for some numbers, fast where that is possible. */
export function workbench(numbers: number): Workbench {
  return withVectors(numbers) ?? withoutVectors(numbers);
}

function withVectors(numbers: number): Workbench | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assembled(Math.ceil((4 * numbers) / PAGE))));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module below exports these two
    const { memory, layer } = exports as { memory: { buffer: ArrayBuffer }; layer: Layer };
    return {
      memory: new Float32Array(memory.buffer),
      layer: (x, inputs, weights, from, to, units, least) =>
        layer(4 * x, inputs, 4 * weights, 4 * from, 4 * to, units, least),
    };
  } catch {
    // A page may forbid it, and old processors lack the vectors.
    return undefined;
  }
}

/** The same in JavaScript. */
export function withoutVectors(numbers: number): Workbench {
  const memory = new Float32Array(numbers);
  const layer: Layer = (x, inputs, weights, from, to, units, least) => {
    memory.copyWithin(to, from, from + units);
    for (let i = 0; i < inputs; i++) {
      const input = memory[x + i]!;
      if (input === 0) continue;
      const row = weights + i * units;
      for (let unit = 0; unit < units; unit++) {
        memory[to + unit] = memory[to + unit]! + Math.fround(input * memory[row + unit]!);
      }
    }
    for (let unit = to; unit < to + units; unit++) memory[unit] = Math.max(memory[unit]!, least);
  };
  return { memory, layer };
}

// The instructions that are needed, by their bytes.
const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const BLOCK_START = [0x02, 0x40];
const LOOP_START = [0x03, 0x40];
const END = 0x0b;
const ADD = 0x6a;
const MULTIPLY = 0x6c;
const LESS = 0x49;
const LOAD_F32 = [0x2a, 2, 0];
const STORE_F32 = [0x38, 2, 0];
const NOT_EQUAL_F32 = 0x5c;
const NOTHING = [0x43, 0, 0, 0, 0];
// The second number of a pair.
const LOAD_I32 = [0x28, 2, 4];
const STORE_I32 = [0x36, 2, 4];
const SHIFT_LEFT = 0x74;
const SPLAT = [0xfd, 0x13];
const ADD_V = [0xfd, 0xe4, 0x01];
const MULTIPLY_V = [0xfd, 0xe6, 0x01];
const MAX_V = [0xfd, 0xe9, 0x01];

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
const constant = (value: number): number[] => [0x41, ...signed(value)];
const branch = (depth: number): number[] => [0x0c, depth];
const branchIf = (depth: number): number[] => [0x0d, depth];
const loadV = (offset: number): number[] => [0xfd, 0x00, 4, ...unsigned(offset)];
const storeV = (offset: number): number[] => [0xfd, 0x0b, 4, ...unsigned(offset)];

// The parameters of the function, then its own variables.
const [X, INPUTS, WEIGHTS, FROM, TO, UNITS, LEAST] = [0, 1, 2, 3, 4, 5, 6];
const [LIST, I, AT, STRIDE, ROW, INPUT, FIRST_SUM] = [7, 8, 9, 10, 11, 12, 13];

const vectors = (each: (vector: number) => number[]): number[] =>
  Array.from({ length: VECTORS }, (_, vector) => each(vector)).flat();

/** Lists the inputs that are not nothing, each with where its row begins, without a branch that would be guessed wrong. */
const LIST_INPUTS: readonly number[] = [
  [...constant(0), ...set(I), ...constant(0), ...set(ROW), ...get(UNITS), ...constant(4), MULTIPLY, ...set(STRIDE)],
  LOOP_START,
  [...get(LIST), ...get(X), ...LOAD_F32, ...tee(INPUT), ...STORE_F32],
  [...get(LIST), ...get(ROW), ...STORE_I32],
  [...get(LIST), ...get(INPUT), ...NOTHING, NOT_EQUAL_F32, ...constant(3), SHIFT_LEFT, ADD, ...set(LIST)],
  [...get(X), ...constant(4), ADD, ...set(X), ...get(ROW), ...get(STRIDE), ADD, ...set(ROW)],
  [...get(I), ...constant(1), ADD, ...tee(I), ...get(INPUTS), LESS, ...branchIf(0)],
  [END],
].flat();

/** For every block of units: the sums begin as `from`, every input on the list adds its row, and they are stored. */
const LAYER: readonly number[] = [
  LIST_INPUTS,
  [...constant(0), ...set(I)],
  LOOP_START,
  vectors((v) => [...get(FROM), ...loadV(16 * v), ...set(FIRST_SUM + v)]),
  [...constant(0), ...set(AT)],
  BLOCK_START,
  LOOP_START,
  [...get(AT), ...get(LIST), LESS, 0x45, ...branchIf(1)],
  [...get(AT), ...LOAD_F32, ...set(INPUT), ...get(AT), ...LOAD_I32, ...get(WEIGHTS), ADD, ...set(ROW)],
  vectors((v) =>
    [get(FIRST_SUM + v), get(INPUT), SPLAT, get(ROW), loadV(16 * v), MULTIPLY_V, ADD_V, set(FIRST_SUM + v)].flat(),
  ),
  [...get(AT), ...constant(8), ADD, ...set(AT), ...branch(0)],
  [END],
  [END],
  vectors((v) => [...get(TO), ...get(FIRST_SUM + v), ...get(LEAST), ...SPLAT, ...MAX_V, ...storeV(16 * v)]),
  [FROM, TO, WEIGHTS].flatMap((local) => [...get(local), ...constant(4 * BLOCK), ADD, ...set(local)]),
  [...get(I), ...constant(BLOCK), ADD, ...tee(I), ...get(UNITS), LESS, ...branchIf(0)],
  [END],
  [END],
].flat();

/** How a module begins, with its version. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** A module with the layer and its memory. */
function assembled(pages: number): Uint8Array<ArrayBuffer> {
  const locals = [3, 5, I32, 1, F32, VECTORS, V128];
  const body = [...locals, ...LAYER];
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, [1, 0x60, 7, I32, I32, I32, I32, I32, I32, F32, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, [2, ...named('memory'), 2, 0, ...named('layer'), 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function named(name: string): number[] {
  return [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];
}

/** A number in groups of seven bits, the lowest first. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >> 7)];
}
