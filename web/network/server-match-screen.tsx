import type { JSX } from 'solid-js';
export function ServerMatchScreen(props: {
  readonly id: string;
  readonly seat: number | undefined;
  readonly token: string | undefined;
}): JSX.Element {
  return (
    <p>
      {props.id}
      {props.seat}
      {props.token}
    </p>
  );
}
