/** Star Trader in the page: what fills the slots of the frame. It comes when a match of it is opened. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { FIRST_YEAR } from '../../games/star-trader/calendar.ts';
import { must } from '../../core/must.ts';
import { starTraderCards } from '../../bots/star-trader/cards.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { traderHeadlines } from '../../insight/star-trader/headlines.ts';
import { shipName } from '../../insight/star-trader/ship-names.ts';
import { traderCard } from '../../text/star-trader-cards.ts';
import { money, rulesWords, t } from '../app/words.ts';
import type { FindPart, GameScreens, Keys } from '../frame/game-screens.ts';
import '../style/star-trader.css';
import { traderPicture } from './after/picture.ts';
import { TraderTurningPoints } from './after/turning-points.tsx';
import { BookTabs } from './books/book-tabs.tsx';
import { OpenLetter } from './books/letters.tsx';
import { WorthChart } from './books/worth-chart.tsx';
import { traderAdviser } from './desk/adviser.ts';
import { TraderDesk } from './desk/trader-desk.tsx';
import { Exchange } from './exchange.tsx';
import { MapLegend, MapLens } from './map/map-legend.tsx';
import { StarCard } from './map/star-card.tsx';
import { StarMap } from './map/star-map.tsx';
import { TraderProvider, useTrader } from './model.ts';
import { fittingHint, storyHead, traderTune } from './moments.ts';
import { w } from './words.ts';
import { medalsFrom } from '../../core/medals.ts';
import { starTrader } from '../../games/star-trader/index.ts';

export const starTraderScreens: GameScreens<StarTraderTypes> = {
  kit: starTraderKit,
  bots: starTraderCards.map(({ name }) => name),
  firstRival: 'merchant',
  rivals: {
    easy: ['beginner', 'trader'],
    medium: ['trader', 'merchant'],
    hard: ['merchant', 'captain'],
    champion: ['searcher', 'champion'],
  },
  look: 'trader',

  words: w,

  worths: ({ captains }) => captains.map(({ total }) => Math.round(total)),
  // What is on the ship that is asked pays for what it buys.
  cash({ captains, ships, ask }, seat) {
    const ship = ask === undefined ? undefined : ships[ask.ship];
    return Math.round(ship?.owner === seat ? ship.cash : must(captains[seat], 'a captain').onShips);
  },
  // Of bids only what the star thinks of one's own is news.
  isForViewer: (event, { viewer }) => event.type === 'declined' && event.by === viewer(),
  storyHead,
  // Older news is in the newsletters.
  mostStories: 30,
  tune: traderTune,
  cards(news, { view, you, names, events, client }) {
    const { openLetter } = useTrader();
    const headlines = traderHeadlines(news, { own: client.seats(), config: view().config, heard: events() });
    return headlines.map((headline) => ({
      ...traderCard(headline, w(), { names: names(), own: you() }),
      ...(headline.what === 'year'
        ? { more: { words: w().card.read(headline.letter.number), open: () => openLetter(headline.letter) } }
        : {}),
    }));
  },
  picture: (view) => Promise.resolve(traderPicture(view)),

  async rules(config) {
    const [tell, { traderRulesExamples }] = await Promise.all([
      rulesWords('star-trader'),
      import('../../insight/star-trader/rules-examples.ts'),
    ]);
    return tell(traderRulesExamples(config));
  },

  Provider: TraderProvider,
  turnOf(name, { ask, players }) {
    const { number } = shipName(must(ask, 'a question').ship, players);
    return name === undefined ? w().bar.yourShip(number) : w().bar.shipOf(name, number);
  },
  TurnDetails,
  endReason({ events }) {
    const end = events().findLast((event) => event.type === 'ended');
    return end && w().ending[end.why];
  },
  Progress,
  Map: TraderMap,
  Desk: TraderDesk,
  Exchange,
  Books: BookTabs,
  Dialogs: OpenLetter,
  ResultDetails: WorthChart,
  FormDetails: FormMedals,
  choices: () => useTrader().choices(),
  TurningPoints: TraderTurningPoints,
  hints() {
    const ask = useTrader().ask();
    const hint = ask === undefined ? undefined : fittingHint(ask);
    // Hints of all games are remembered in one list.
    return hint === undefined ? [] : [{ key: `trader-${hint}`, words: w().hints[hint] }];
  },
  adviser: traderAdviser,
  keys: traderKeys,
};

/** Where the ship is that is asked. */
function TurnDetails(): JSX.Element {
  const { view } = useTrader();
  return <Show when={view().ask}>{(ask) => <span class="bar-star"> · {ask().star}</span>}</Show>;
}

function Progress(): JSX.Element {
  const { view, record } = useTrader();
  const years = (): number => view().endYear - FIRST_YEAR;
  const year = (): number => Math.min(view().today.year - FIRST_YEAR + 1, years());
  return (
    <>
      {w().date(view().today)}{' '}
      <Show when={record === undefined}>
        <span class="bar-year">· {w().bar.year(year(), years())}</span>
      </Show>
    </>
  );
}

function TraderMap(): JSX.Element {
  return (
    <>
      <StarMap />
      <MapLens />
      <MapLegend />
      <StarCard />
    </>
  );
}

/**
 * Playing Star Trader by keyboard: digits choose a port and, pressed again or with Enter, fly there; P passes, T takes the
 * offer.
 */
function traderKeys(find: FindPart): Keys {
  const press = (part: string): void => {
    const button = find(part);
    if (button instanceof HTMLElement) button.click();
  };
  return {
    press(event) {
      const flies = event.key === 'Enter' && isAtChosenPort(event.target);
      const part = flies ? undefined : partOf(event.key);
      const target = part === undefined ? undefined : find(part);
      if (part === undefined || target === undefined) {
        if (!flies) return;
        event.preventDefault();
        return press(FLY);
      }
      event.preventDefault();
      target.focus();
      press(target.matches(CHOSEN_PORT) ? FLY : part);
    },
    lead: () => '.trader-desk .amount-input, .port-line',
  };
}

const FLY = '.fly .primary';
const CHOSEN_PORT = '[data-port][aria-pressed="true"]';

/** Whether Enter means the port that is chosen: the focus is on it, or on nothing. */
function isAtChosenPort(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches(CHOSEN_PORT));
}

/** What a key stands for. */
function partOf(key: string): string | undefined {
  if (/^[1-9]$/.test(key)) return `[data-port="${Number(key) - 1}"]`;
  return /^[a-z]$/i.test(key) ? `[data-key="${key.toLowerCase()}"]` : undefined;
}

/** What the medals take, for who plays alone. */
function FormMedals(props: { readonly notation: string; readonly players: number }): JSX.Element {
  const words = createMemo(() => {
    const config = starTrader.parseConfig(props.notation);
    const medals = config.ok ? medalsFrom((worth) => starTraderKit.nextMedal(config.value, worth)) : [];
    const [bronze, silver, gold] = medals.map(({ worth }) => money(worth));
    if (bronze === undefined || silver === undefined || gold === undefined) return t().after.noMedals;
    return `${w().form.alone} ${w().form.medals(bronze, silver, gold)}`;
  });
  return (
    <Show when={props.players === 1}>
      <p class="faint" role="status">
        {words()}
      </p>
    </Show>
  );
}
