/** What holds this device's seats, server by server; nobody else may read it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../table/json.ts';
import { ownFolder } from '../../cli/data-folder.ts';
import { writeWhole } from '../saved/whole-file.ts';
import { FileProblem } from '../system-problem.ts';

type Secrets = Readonly<Record<string, string>>;

function file(): string {
  return join(ownFolder('.'), 'devices.json');
}

/** The secret for a server; undefined when it has not given one yet. */
export function keptSecret(origin: string): string | undefined {
  return secrets()[origin];
}

/** Keeps the secret a server gave. */
export function keepSecret(origin: string, secret: string): void {
  writeWhole(file(), { ...secrets(), [origin]: secret });
}

function secrets(): Secrets {
  if (!existsSync(file())) return {};
  const kept = parseJson(readFileSync(file(), 'utf8'));
  if (typeof kept !== 'object' || kept === null) throw new FileProblem({ why: 'secrets-damaged', file: file() });
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
