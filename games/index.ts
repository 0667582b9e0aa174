/** The games: the only place that names them all. */
export { starLanes } from './star-lanes/index.ts';
