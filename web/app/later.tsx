/** What comes at the end of the page, after all that a first move needs (`vite.config.ts` names it): it costs no request of its own. */
import { Suspense, lazy } from 'solid-js';
import type { Component, JSX } from 'solid-js';

type LaterComponent<Props extends object> = Component<Props> & {
  /** Is there when the component is. */
  readonly preload: () => Promise<unknown>;
};

/** A component of such a module: drawn as soon as it is there, and from then on at once. */
export function comesLater<Props extends object>(load: () => Promise<Component<Props>>): LaterComponent<Props> {
  const Later = lazy(async () => ({ default: await load() }));
  void Later.preload();
  // Nothing around it waits for it.
  const Drawn = (props: Props): JSX.Element => (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
  return Object.assign(Drawn, { preload: Later.preload });
}
