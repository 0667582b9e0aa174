/** The commands of the program as a page: the same table that makes the help, the completion and the man page. */
import { PROGRAM, flagName, placeholder } from '../cli/command.ts';
import type { Command, Flag, Rows } from '../cli/command.ts';
import { described, sentence } from '../cli/help.ts';
import { usage } from '../cli/usage.ts';

export function commandPages(commands: readonly Command[]): string {
  return commands.map(commandSection).join('\n');
}

function commandSection(command: Command): string {
  const { name, summary, text = [], words = {}, flags = {}, examples = [] } = command;
  const parameters = [
    ...Object.values(words).map((word) => [placeholder(word), described(word)] as const),
    ...Object.entries(flags).map(([key, flag]) => [typed(key, flag), described(flag)] as const),
  ];
  return [
    `## ${PROGRAM} ${name}`,
    sentence(summary),
    ...text.map((part) => (typeof part === 'string' ? part : table('', part))),
    `\`\`\`sh\n${PROGRAM} ${usage(command)}\n\`\`\``,
    table('', parameters),
    table(
      'for example',
      examples.map(([line, about]) => [`${PROGRAM} ${line}`, about]),
    ),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}

function typed(key: string, flag: Flag): string {
  return `${flagName(key)} ${placeholder(flag)}`.trimEnd();
}

/** What is typed on the left, what it is for on the right. */
function table(head: string, rows: Rows): string {
  if (rows.length === 0) return '';
  const lines = rows.map(([left, right]) => `| \`${cell(left)}\` | ${cell(right)} |`);
  return [`| ${head} | |`, '| --- | --- |', ...lines].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
