/** A link to another place of the app, which can also be opened in a new tab. */
import type { JSX } from 'solid-js';
import { addressOf } from './route.ts';
import type { Route } from './route.ts';
import { go } from './router.ts';

export function Link(props: {
  readonly to: Route;
  readonly class?: string;
  readonly children: JSX.Element;
}): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(props.to);
  };
  return (
    <a class={props.class} href={addressOf(props.to)} onClick={follow}>
      {props.children}
    </a>
  );
}
