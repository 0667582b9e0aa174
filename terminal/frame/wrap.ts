/** Texts in lines of at most so many columns, broken between words. */
import { fit, textWidth } from '../screen/marks.ts';

export function wrapped(text: string, room: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= room) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = fit(indent + word, room);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A line of a list: what does not fit goes on below where the text of its column began. */
export function hanging(line: string, width: number): string[] {
  if (textWidth(line) <= width) return [line];
  const [lead = ''] = /^ +\S.*? {2,}(?=\S)/.exec(line) ?? /^ */.exec(line) ?? [];
  const column = lead.length > width / 2 ? 4 : lead.length;
  const [first = '', ...rest] = wrapped(line.slice(lead.length), width - lead.length);
  const below = wrapped(rest.join(' '), width - column).map((part) => ' '.repeat(column) + part);
  return [(lead + first).trimEnd(), ...below];
}
