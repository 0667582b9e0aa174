/** What some editions let the player decide: which company is founded or survives, and that the match ends for all. */
import { For, Show, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { t } from '../app/words.ts';
import { Badge } from './map/company-marks.tsx';
import { useLanes } from './model.ts';
import { w } from './words.ts';

/** A company has to be chosen for the space that is played. */
export function ChooseCompany(): JSX.Element {
  const { placing } = useLanes();
  return (
    <Show when={placing.choosing()} keyed>
      {(space) => <CompanyDialog space={space} />}
    </Show>
  );
}

function CompanyDialog(props: { readonly space: string }): JSX.Element {
  const { placing, view } = useLanes();
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  const companies = placing.companies(props.space).map((letter) => ({
    letter,
    ...must(view().companies[companyOf(letter)], 'a company of the match'),
  }));
  const founding = companies.every(({ size }) => size === 0);
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="card"
      aria-labelledby="choose-title"
      onClose={() => placing.cancel()}
    >
      <h2 id="choose-title">{founding ? w().match.whichFound(props.space) : w().match.whichSurvives(props.space)}</h2>
      <ul class="choices">
        <For each={companies}>
          {({ letter, name }) => (
            <li>
              <button type="button" class="choice" onClick={() => placing.place(props.space, letter)}>
                <Badge company={letter} /> {name}
              </button>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="quiet" onClick={() => placing.cancel()}>
        {t().cancel}
      </button>
    </dialog>
  );
}

/** Ends the match for all; asks once more. */
export function EndCommand(): JSX.Element {
  const { view, play } = useLanes();
  const [sure, setSure] = createSignal(false);
  return (
    <Show when={view().ask?.mayEnd === true}>
      <button type="button" class="quiet" onClick={() => (sure() ? play({ type: 'end' }) : setSure(true))}>
        {sure() ? t().match.endSure : t().match.endMatch}
      </button>
    </Show>
  );
}
