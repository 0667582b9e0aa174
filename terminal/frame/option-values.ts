/** The values of a game's options as keys change them: the next and the last one, whatever the kind of the option. */
import { parseValue } from '../../core/options.ts';
import type { GameOption } from '../../core/options.ts';

/** The value that comes after another, or before it; the same where there is none. Values are written as in a notation. */
export function steppedValue(option: GameOption, value: string, by: 1 | -1): string {
  switch (option.kind) {
    case 'flag':
      return value === 'on' ? 'off' : 'on';
    case 'choice':
      return turned(option.choices, value, by);
    case 'number':
      return String(within(Number(value) + by * (option.parts && option.max <= 2 ? 0.1 : 1), option));
    case 'formula': {
      const numbers = Array.from({ length: option.max - option.min + 1 }, (_, i) => String(option.min + i));
      return turned([...option.formulas, ...numbers], value, by);
    }
    case 'scatter':
      return scattered(option, value, by);
    case 'map':
      // A galaxy is drawn, not stepped through.
      return value;
  }
}

/** What is typed as a value; undefined while it is none. */
export function typedValue(option: GameOption, typed: string): string | undefined {
  return parseValue(option, typed) === undefined ? undefined : typed;
}

function turned(all: readonly string[], value: string, by: number): string {
  return all[(all.indexOf(value) + by + all.length) % all.length] ?? value;
}

function within(number: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.round(10 * Math.max(min, Math.min(max, number))) / 10;
}

/** A chance for each place becomes rarer or likelier, an exact number less or more. */
function scattered(option: GameOption & { readonly kind: 'scatter' }, value: string, by: 1 | -1): string {
  const [chance, of] = value.split('/').map(Number);
  const next = of === undefined ? String(Number(value) + by) : `${chance}/${of - by}`;
  return typedValue(option, next) ?? value;
}
