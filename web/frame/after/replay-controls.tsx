/** Which moment of a record is looked at, what happened then, and what can be done with it. */
import { For, Show, createMemo, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../../core/contract.ts';
import { must } from '../../../core/must.ts';
import { formatRecord } from '../../../core/record.ts';
import { CopyButton } from '../../app/copy-button.tsx';
import { addressOf } from '../../app/route.ts';
import { go } from '../../app/router.ts';
import { t } from '../../app/words.ts';
import { makeMatch } from '../../matches/make-match.ts';
import { useMatch } from '../match-context.ts';
import { TIMERS } from '../../app/timers.ts';
import { ChoiceLegend } from './marked-choices.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { Playback, SPEEDS } from './playback.ts';
import type { RecordMatch } from '../../../client/record-match.ts';

export function ReplayControls(props: { readonly record: RecordMatch<Types>; readonly packed: string }): JSX.Element {
  const { record } = props;
  const { model, screens } = useMatch();
  const news = (): string => {
    if (record.now() === 0) return t().after.begin;
    const told = record.moment().events.filter((event) => screens.kit.isNews(event));
    return told.map((event) => model.tell(event)).join(' ');
  };
  const address = (): string =>
    new URL(addressOf({ at: 'record', packed: props.packed, moment: record.now() }), location.href).href;
  /** The person takes the seat that is to move, unless a person had another. */
  const playOn = (): void => {
    const toAct = must(model.update().toAct, 'the player to act');
    const { bots, kit } = screens;
    const { names, edition } = record.kept;
    const persons = names.flatMap((name, seat) => (bots.includes(name) ? [] : [seat]));
    const own = persons.includes(toAct) ? toAct : (persons[0] ?? toAct);
    const sitters = names.map((name, seat) => {
      if (seat === own) return { person: bots.includes(name) ? screens.words().person : name };
      return { bot: bots.includes(name) ? name : kit.minder };
    });
    const from = { record: formatRecord(record.kept), actions: record.now() };
    go({ at: 'match', id: makeMatch(kit, edition, sitters, from).head.id });
  };
  const position = (): string => t().after.position(record.now(), record.last);
  const steps = (): { sign: string; words: string; to: number }[] => [
    { sign: '«', words: t().after.first, to: 0 },
    { sign: '‹', words: t().after.previous, to: record.now() - 1 },
    { sign: '›', words: t().after.next, to: record.now() + 1 },
    { sign: '»', words: t().after.last, to: record.last },
  ];
  return (
    <section class="card desk replay" aria-labelledby="desk-title">
      <h2 id="desk-title">{position()}</h2>
      <input
        type="range"
        min="0"
        max={record.last}
        value={record.now()}
        aria-label={t().after.slider}
        aria-valuetext={position()}
        onInput={(event) => record.show(event.currentTarget.valueAsNumber)}
      />
      <PlayButtons record={record} />
      <div class="steps">
        <For each={steps()}>
          {({ sign, words, to }) => (
            <button type="button" aria-label={words} onClick={() => record.show(to)}>
              {sign}
            </button>
          )}
        </For>
      </div>
      <p class="replay-news" role="status">
        {news()}
      </p>
      <ChoiceLegend choices={screens.choices?.() ?? []} />
      <div class="buttons">
        <Show when={model.update().phase !== 'over'}>
          <button type="button" onClick={playOn}>
            {t().after.playOn}
          </button>
        </Show>
        <CopyButton label={t().after.link} text={address()} />
      </div>
      <div class="keep-row">
        <KeepButtons />
      </div>
    </section>
  );
}

/** Plays the record from here, at one of several speeds. */
function PlayButtons(props: { readonly record: RecordMatch<Types> }): JSX.Element {
  const { screens } = useMatch();
  const { record } = props;
  const [changes, setChanges] = createSignal(0);
  const playback = new Playback(
    {
      now: () => record.now(),
      last: record.last,
      show: (moment) => record.show(moment),
      isNews: (moment) => record.moments[moment]?.events.some((event) => screens.kit.isNews(event)) === true,
    },
    TIMERS.wait,
    () => setChanges((count) => count + 1),
  );
  onCleanup(() => playback.pause());
  const isPlaying = createMemo(() => changes() >= 0 && playback.isPlaying);
  const speed = createMemo(() => (changes() >= 0 ? playback.speed : 1));
  return (
    <div class="play-row">
      <button type="button" class="primary" onClick={() => (isPlaying() ? playback.pause() : playback.play())}>
        <span aria-hidden="true">{isPlaying() ? '❚❚' : '▶'}</span> {isPlaying() ? t().after.pause : t().after.play}
      </button>
      <fieldset class="pills">
        <legend class="unseen">{t().after.speedAbout}</legend>
        <For each={SPEEDS}>
          {(times) => (
            <label>
              <input
                type="radio"
                name="playback-speed"
                checked={speed() === times}
                onChange={() => playback.setSpeed(times)}
              />
              <span>{t().after.speed(times)}</span>
            </label>
          )}
        </For>
      </fieldset>
    </div>
  );
}
