/** Where the edition lets the player choose: which company to found, or which survives. */
import { For, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { companyOf } from '../../games/star-lanes/position.ts';
import { Badge } from './map/badge.tsx';
import { t } from '../app/words.ts';
import { w } from './words.ts';
import { useSight } from './sight.ts';

interface ChooseCompanyProps {
  readonly space: string;
  readonly companies: readonly string[];
  readonly onChoose: (company: string) => void;
  readonly onCancel: () => void;
}

export function ChooseCompany(props: ChooseCompanyProps): JSX.Element {
  const sight = useSight();
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  const view = sight.view();
  const founding = props.companies.every((letter) => (view.companies[companyOf(letter)]?.size ?? 0) === 0);
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="card"
      aria-labelledby="choose-title"
      onClose={() => props.onCancel()}
    >
      <h2 id="choose-title">{founding ? w().match.whichFound(props.space) : w().match.whichSurvives(props.space)}</h2>
      <ul class="choices">
        <For each={props.companies}>
          {(letter) => (
            <li>
              <button type="button" onClick={() => props.onChoose(letter)}>
                <Badge company={letter} /> {view.companies[companyOf(letter)]?.name}
              </button>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="quiet" onClick={() => props.onCancel()}>
        {t().cancel}
      </button>
    </dialog>
  );
}
