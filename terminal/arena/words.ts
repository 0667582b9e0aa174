/** Splits a command line: parts in quotes are not split, and the quotes fall away in the end. */

/** The seats of `--seats`: names and commands between commas. */
export function readSeats(text: string): string[] {
  return splitOutsideQuotes(text, /,/).map(withoutQuotesAround);
}

/** A command's words. */
export function readCommand(text: string): string[] {
  return splitOutsideQuotes(text, /\s/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(QUOTED, (_, double?: string, single?: string) => double ?? single ?? ''));
}

const QUOTED = /"([^"]*)"|'([^']*)'/g;

function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  const parts = [''];
  let quote = '';
  for (const mark of text) {
    if (quote === '' && separator.test(mark)) parts.push('');
    else parts.push(`${parts.pop()}${mark}`);
    if (quote === mark) quote = '';
    else if (quote === '' && /["']/.test(mark)) quote = mark;
  }
  return parts.map((part) => part.trim());
}

/** Quotes around a whole seat only hold its commas together; others belong to the command. */
function withoutQuotesAround(seat: string): string {
  return /^"([^"]*)"$/.exec(seat)?.[1] ?? /^'([^']*)'$/.exec(seat)?.[1] ?? seat;
}
