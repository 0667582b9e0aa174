/** The reference of the library, made from its types: nothing is written by hand here. */
import { libraryTypes } from '../scripts/library-types.mjs';

export function referenceMarkdown(root: string): string {
  return libraryTypes(root)
    .map(({ name, declarations }) => [`## ${name}`, ...declarations.map(declared)].join('\n\n'))
    .join('\n\n');
}

function declared({
  name,
  about,
  code,
}: {
  readonly name: string;
  readonly about: string;
  readonly code: string;
}): string {
  return [`### ${name}`, about, `\`\`\`ts\n${code}\n\`\`\``].filter((part) => part !== '').join('\n\n');
}
