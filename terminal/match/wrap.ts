/** A text in lines of at most so many columns, broken between words. */
import { fit, textWidth } from '../screen/mark-width.ts';

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
