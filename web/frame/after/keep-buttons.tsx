/** What can be taken home from a match: its record, a picture, and the proof that it fits and, on a server, that chance was fair. */
import { For, Show, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../../core/contract.ts';
import { formatRecord } from '../../../core/record.ts';
import { verify } from '../../../table/verify.ts';
import { isRefuted } from '../../../table/verdict.ts';
import { localDay, problemWords, t } from '../../app/words.ts';
import { verdictOn } from '../../network/witness.ts';
import type { GameScreens } from '../game-screens.ts';
import { useMatch } from '../match-context.ts';
import { fileName } from './file-name.ts';
import { sharePicture } from './share-picture.ts';

type PictureOf = NonNullable<GameScreens<Types>['picture']>;

export function KeepButtons(): JSX.Element {
  const { model, screens } = useMatch();
  const { game } = screens.kit;
  const [said, setSaid] = createSignal<readonly string[]>([]);
  // A record says nothing of when it was played.
  const day = (): string => localDay(model.update().head.made || Date.now());
  const named = (ending: string): string => fileName(game.id, day(), model.names(), ending);
  const save = async (): Promise<void> => {
    const record = await model.client.record();
    if (record.ok) download(named('txt'), new Blob([formatRecord(record.value)], { type: 'text/plain' }));
    else setSaid([(await problemWords()).problem(record.problem)]);
  };
  const draw = async (pictureOf: PictureOf): Promise<void> => {
    const worths = (screens.worths(model.view()) ?? []).map((worth, seat) => ({ name: model.nameOf(seat), worth }));
    const picture = await sharePicture(screens.words().title, await pictureOf(model.view()), worths);
    if (picture !== undefined) download(named('png'), picture);
  };
  // Only a server tells everybody before a match what its chance is made from.
  const isPromised = (): boolean => model.client.place === 'server';
  const prove = async (): Promise<readonly string[]> => {
    const record = await model.client.record();
    if (!record.ok) return [`${t().after.unfair} ${(await problemWords()).problem(record.problem)}`];
    const proved = verify(game, record.value);
    const words = await problemWords();
    if (!proved.ok) return [`${t().after.unfair} ${words.matchProblem(proved.problem, screens.words())}`];
    if (model.client.place === 'local') return [t().after.fits];
    const verdict = await verdictOn(record.value);
    return [isRefuted(verdict) ? t().after.unfair : t().after.proved, ...words.verdict(verdict)];
  };
  // At the end of a match on a server nobody has to ask: what was promised is compared with what came of it.
  const compare = async (): Promise<void> => {
    const [first = '', ...rest] = await prove();
    setSaid(first === t().after.proved ? [t().after.agrees] : [first, ...rest]);
  };
  onMount(() => {
    if (isPromised()) void compare();
  });
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {t().after.download}
      </button>
      <Show when={screens.picture}>
        {(pictureOf) => (
          <button type="button" onClick={() => void draw(pictureOf())}>
            {t().after.share}
          </button>
        )}
      </Show>
      <button type="button" onClick={() => void prove().then(setSaid)}>
        {isPromised() ? t().after.verify : t().after.check}
      </button>
      <div role="status">
        <For each={said()}>{(sentence) => <p>{sentence}</p>}</For>
      </div>
    </>
  );
}

/** Hands the player a file. */
function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
