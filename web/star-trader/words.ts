/** The words of Star Trader in the language of the page; English is there at once, the others on demand. */
import { createEffect, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { settings } from '../app/settings.ts';
import { starTraderEn } from '../text/star-trader-en.ts';
import type { TraderMessages } from '../text/star-trader-en.ts';
import type { Language } from '../text/text.ts';

const [current, setCurrent] = createSignal<{ readonly language: Language; readonly messages: TraderMessages }>({
  language: 'en',
  messages: starTraderEn,
});

/** The texts in the language of the page. */
export function w(): TraderMessages {
  return current().messages;
}

/** Follows the language of the settings; false until its texts are there, so that nothing is shown in English first. */
export function followWords(): Accessor<boolean> {
  const [tried, setTried] = createSignal<Language | undefined>(undefined);
  createEffect(() => {
    const { language } = settings();
    void speakTrader(language).then(() => setTried(language));
  });
  return () => current().language === settings().language || tried() === settings().language;
}

/** Switches to a language, once its texts are there; where they cannot be had the page goes on in the one it has. */
export async function speakTrader(language: Language): Promise<void> {
  const messages = await load(language).catch(() => undefined);
  if (messages !== undefined) setCurrent({ language, messages });
}

async function load(wanted: Language): Promise<TraderMessages> {
  switch (wanted) {
    case 'en':
      return starTraderEn;
    case 'de':
      return (await import('../text/star-trader-de.ts')).starTraderDe;
    case 'fr':
      return (await import('../text/star-trader-fr.ts')).starTraderFr;
  }
}
