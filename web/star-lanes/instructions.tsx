/** The instructions of 1977, as they were printed. */
import type { JSX } from 'solid-js';
import { INSTRUCTIONS_1977 } from '../../games/star-lanes/instructions-1977.ts';
import { Page } from '../app/page.tsx';
import { w } from './words.ts';

export function Instructions(): JSX.Element {
  return (
    <Page title={w().instructions.title}>
      <p>{w().instructions.about}</p>
      <pre class="paper" lang="en" tabindex="0">
        {INSTRUCTIONS_1977.join('\n').trim()}
      </pre>
    </Page>
  );
}
