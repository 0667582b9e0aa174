/** The reference of the library, made from its types: nothing is written by hand here. */
import { libraryTypes } from '../scripts/library-types.mjs';

interface Declaration {
  readonly name: string;
  readonly about: string;
  readonly code: string;
}

/** Every way in with what it exports; what several export is shown once. */
export function referenceMarkdown(root: string): string {
  const shown = new Map<string, string>();
  return libraryTypes(root)
    .map(({ name, declarations }) => {
      const sections = declarations.map((one) => {
        const before = shown.get(one.code);
        shown.set(one.code, before ?? name);
        return before === undefined ? declared(one) : `### ${one.name}\n\nThe same as in \`${before}\`.`;
      });
      return [`## ${name}`, ...sections].join('\n\n');
    })
    .join('\n\n');
}

function declared({ name, about, code }: Declaration): string {
  return [`### ${name}`, about, `\`\`\`ts\n${code}\n\`\`\``].filter((part) => part !== '').join('\n\n');
}
