/** The variables of the environment that the program heeds, and those that somebody may have misspelt. */
import { flagName } from './command.ts';
import type { Environment } from './command.ts';
import { SERVER_COMMANDS } from './server-commands.ts';
import { nearest } from './spelling.ts';

/** What all of them begin with. */
export const PREFIX = 'STARLANES_';

/** The file of a player's settings. */
export const SETTINGS_VARIABLE = `${PREFIX}CONFIG`;

/** The file of a server's settings, as `--config` names it. */
export const CONFIG_VARIABLE = `${PREFIX}SERVER_CONFIG`;

/** The variable that sets what a flag does. */
export function variableOf(flag: string): string {
  return `${PREFIX}${flagName(flag).slice(2).toUpperCase().replaceAll('-', '_')}`;
}

/** A variable that looks like ours and does nothing. */
export interface UnknownVariable {
  readonly why: 'unknown-variable';
  readonly name: string;
  readonly meant: string | undefined;
}

/** What Kubernetes and links of containers tell every program of a service called starlanes. */
const OF_SERVICES = /^STARLANES_(?:SERVICE_|PORT_\d|ENV_|NAME$)/;

/** Those that are set and mean nothing to any command. */
export function unknownVariables(env: Environment): readonly UnknownVariable[] {
  const flags = SERVER_COMMANDS.flatMap((command) => Object.keys(command.flags)).filter((flag) => flag !== 'config');
  const known = [SETTINGS_VARIABLE, CONFIG_VARIABLE, ...flags.map(variableOf)];
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name) && !OF_SERVICES.test(name))
    .map((name) => ({ why: 'unknown-variable', name, meant: nearest(name, known) }));
}
