/** Which tones go with which events. */

/** Tones in Hertz, one after the other. */
export type Tune = readonly number[];

/** A game's tunes by the type of event, the weightiest first. */
export type Tunes<Type extends string> = readonly (readonly [type: Type, tune: Tune])[];

/** What fits the weightiest of some events. */
export function tuneFor<Type extends string>(
  events: readonly { readonly type: Type }[],
  tunes: Tunes<Type>,
): Tune | undefined {
  return tunes.find(([type]) => events.some((event) => event.type === type))?.[1];
}
