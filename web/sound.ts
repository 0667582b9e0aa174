/** A few soft tones, made on the spot. Silent unless the player wants sound. */
import type { Event } from '../games/star-lanes/index.ts';
import { settings } from './settings.ts';

/** Tones in Hertz, one after the other. */
type Tune = readonly number[];

let context: AudioContext | undefined;

const TUNES: Partial<Record<Event['type'], Tune>> = {
  outpost: [330],
  lost: [220, 165],
  founded: [392, 494, 587],
  grown: [440, 523],
  merged: [294, 370, 440, 587],
  split: [523, 659],
  swallowed: [220, 165, 110],
  ended: [392, 494, 587, 784],
};

/** Plays what fits the weightiest of some events. */
export function sing(events: readonly Event[]): void {
  const order: readonly Event['type'][] = [
    'ended',
    'swallowed',
    'merged',
    'split',
    'founded',
    'grown',
    'lost',
    'outpost',
  ];
  const type = order.find((one) => events.some((event) => event.type === one));
  const tune = type === undefined ? undefined : TUNES[type];
  if (tune !== undefined && settings().sound) play(tune);
}

function play(tune: Tune): void {
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
