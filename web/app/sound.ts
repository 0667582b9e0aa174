/** A few soft tones, made on the spot. Silent unless the player wants sound. */
import { createEffect, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { settings } from './settings.ts';
import type { Tune } from '../frame/tunes.ts';

let context: AudioContext | undefined;

/** Plays what fits the news of a match, as they come; what had happened before is not sung. */
export function followSound<Event>(
  deeds: Accessor<readonly (readonly Event[])[]>,
  tuneOf: (news: readonly Event[]) => Tune | undefined,
): void {
  createEffect(
    on(deeds, (now, before) => {
      const tune = before === undefined ? undefined : tuneOf(now.slice(before.length).flat());
      if (tune !== undefined) playTune(tune);
    }),
  );
}

/** Where the player wants sound. */
export function playTune(tune: Tune): void {
  if (!settings().sound) return;
  try {
    context ??= new AudioContext();
    tune.forEach((pitch, i) => tone(context!, pitch, 0.11 * i));
  } catch {
    // No sound device: the match is as good without.
  }
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const begin = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + 0.32);
}
