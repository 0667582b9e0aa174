/** Figures in little room: in full where they fit, else in thousands, millions and more. */
import { must } from '../../core/must.ts';
import { formatOf } from '../../text/format.ts';
import { frameWords, language } from '../words.ts';

/** The true minus: a hyphen is shorter than a plus. */
const MINUS = '−';

/** Whole dollars, with every digit. */
function dollars(amount: number): string {
  return formatOf(language()).money(amount);
}

/** Dollars in at most this many columns. */
export function shortMoney(amount: number, room: number): string {
  const full = dollars(amount);
  if (full.length <= room) return full;
  return `${amount < 0 ? MINUS : ''}${frameWords().figures.dollars(compact(Math.abs(Math.round(amount))))}`;
}

/** Dollars below each other, all written the same way: in full where each of them fits, else all in short. */
export function moneyColumn(amounts: readonly (number | undefined)[], room: number): (amount: number) => string {
  const fits = amounts.every((amount) => amount === undefined || dollars(amount).length <= room);
  return (amount) => shortMoney(amount, fits ? room : 0);
}

/** A number in at most this many columns. */
export function shortNumber(number: number, room: number): string {
  const full = formatOf(language()).number(number);
  if (full.length <= room) return full;
  return `${number < 0 ? MINUS : ''}${compact(Math.abs(number))}`;
}

/** Three figures and a letter, 1.23M; small whole numbers as they are. */
function compact(number: number): string {
  const { units, point } = frameWords().figures;
  let [value, unit] = [number, 0];
  while (value >= 999.5 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  if (value >= 1000) return number.toExponential(1).replace('.', point);
  if (unit === 0 && Number.isInteger(value)) return String(value);
  return `${value.toPrecision(3).replace('.', point)}${must(units[unit], 'a unit')}`;
}
