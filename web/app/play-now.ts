/** One press and a match begins: a person and computer players of the level that is set. */
import type { Types } from '../../core/contract.ts';
import { usualEdition } from '../../core/kit.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { makeMatch } from '../matches/make-match.ts';
import { noteTaught } from './first-visit.ts';
import { go } from './router.ts';
import { settings } from './settings.ts';

/** The computer players a match is begun against. */
export function rivalsNow({ rivals }: GameScreens<Types>): readonly string[] {
  return rivals[settings().level];
}

/** From the first page: whoever begins a match there needs no lesson offered again. */
export function playFirst(screens: GameScreens<Types>): void {
  noteTaught(screens.kit.game.id);
  playNow(screens);
}

export function playNow(screens: GameScreens<Types>): void {
  const sitters = [
    { person: settings().name || screens.words().person },
    ...rivalsNow(screens).map((bot) => ({ bot })),
  ];
  go({ at: 'match', id: makeMatch(screens.kit, usualEdition(screens.kit), sitters).head.id });
}
