/** A button that copies a text and says so; where the browser does not allow it, the text is shown instead. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from './words.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** Whether to copy it is what one would do next. */
  readonly isPrimary?: boolean;
}

export function CopyButton(props: CopyButtonProps): JSX.Element {
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    const { text } = props;
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t().form.copied);
    } catch {
      setSaid(`${t().form.copyFailed} ${text}`);
    }
  };
  return (
    <>
      <button type="button" classList={{ primary: props.isPrimary === true }} onClick={() => void copy()}>
        {props.label}
      </button>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </>
  );
}
