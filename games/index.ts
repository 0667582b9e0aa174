/** The games: the only place that names them all. */
import { starLanes } from './star-lanes/index.ts';

/** Every game by its id. */
export const GAMES = { [starLanes.id]: starLanes } as const;

export { starLanes };
