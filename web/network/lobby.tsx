import type { JSX } from 'solid-js';
export function Lobby(): JSX.Element {
  return <p>lobby</p>;
}
