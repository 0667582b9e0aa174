/** What holds this device's seats, server by server; nobody else may read it. */
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../table/json.ts';
import { ownFolder } from '../../cli/data-folder.ts';
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
  const fresh = `${file()}.new`;
  writeFileSync(fresh, `${JSON.stringify({ ...secrets(), [origin]: secret }, undefined, 2)}\n`, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, file());
}

function secrets(): Secrets {
  if (!existsSync(file())) return {};
  const kept = parseJson(readFileSync(file(), 'utf8'));
  if (typeof kept !== 'object' || kept === null) throw new FileProblem({ why: 'secrets-damaged', file: file() });
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
