/** Star Lanes in the page: what fills the slots of the frame. */
import { Match, Switch, createMemo, lazy } from 'solid-js';
import type { JSX } from 'solid-js';
import { starLanesCards } from '../../bots/star-lanes/cards.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { lanesHeadlines } from '../../insight/star-lanes/headlines.ts';
import { lanesCard } from '../../text/star-lanes-cards.ts';
import { comesLater } from '../app/later.tsx';
import { isTouch } from '../app/pointer.ts';
import { must } from '../../core/must.ts';
import { money, rulesWords, t } from '../app/words.ts';
import type { FindPart, GameScreens, Keys } from '../frame/game-screens.ts';
import { tuneFor } from '../frame/tunes.ts';
import '../style/star-lanes.css';
import { lanesAdviser } from './adviser.ts';
import { ChooseCompany } from './choices.tsx';
import { lastSpace, offeredToOthers } from './map/galaxy-map.ts';
import { Galaxy } from './map/galaxy.tsx';
import type { OfferMark } from './map/galaxy.tsx';
import { LanesProvider, useLanes } from './model.ts';
import { LANES_TUNES, hintsAt, storyHead } from './moments.ts';
import { gapLine } from './outcome-lines.ts';
import { PlaceDesk } from './place-desk.tsx';
import { w } from './words.ts';
import { placeOf } from '../../client/offer-keys.ts';

const Charts = comesLater(async () => (await import('./charts.tsx')).Charts);
const Exchange = comesLater(async () => (await import('./exchange.tsx')).Exchange);
const TradeDesk = comesLater(async () => (await import('./trade-desk.tsx')).TradeDesk);

export const starLanesScreens: GameScreens<StarLanesTypes> = {
  kit: starLanesKit,
  bots: starLanesCards.map(({ name }) => name),
  firstRival: 'greedy',
  rivals: {
    easy: ['beginner', 'greedy'],
    medium: ['greedy', 'reallocator'],
    hard: ['reallocator', 'strategist'],
    champion: ['strategist', 'champion'],
  },

  look: 'lanes',

  words: w,

  worths({ books }) {
    const known = books.filter((book) => book !== undefined);
    return known.length < books.length ? undefined : known.map(({ net }) => net);
  },
  cash: ({ books }, seat) => books[seat]?.cash,
  // Of offers only one's own is news.
  isForViewer: (event, { asked }) => event.type === 'offered' && event.to === asked(),
  storyHead,
  tune: (events) => tuneFor(events, LANES_TUNES),
  cards(news, { view, you, names }) {
    const reader = { names: names(), own: you(), config: view().config };
    return lanesHeadlines(news, view(), you()).map((headline) => lanesCard(headline, w(), reader));
  },
  picture: async (view) => (await import('./picture.ts')).lanesPicture(view),

  async rules(config) {
    const [tell, { lanesRulesExamples }] = await Promise.all([
      rulesWords('star-lanes'),
      import('../../insight/star-lanes/rules-examples.ts'),
    ]);
    return tell(lanesRulesExamples(config));
  },

  Provider: LanesProvider,
  turnOf: (name) => (name === undefined ? t().match.yourTurn : t().match.turnOf(name)),
  endReason({ events, nameOf }) {
    const end = events().findLast((event) => event.type === 'ended');
    return end && w().ending(end.why, end.by === undefined ? '' : nameOf(end.by));
  },
  Progress,
  Map: LanesMap,
  Desk,
  Exchange,
  Books: Charts,
  booksTitle: () => t().tabs.charts,
  Dialogs: ChooseCompany,
  choices: () => useLanes().choices(),
  TurningPoints: lazy(async () => ({ default: (await import('./turning-points.tsx')).LanesTurningPoints })),
  hints() {
    const { view, events, asked } = useLanes();
    const seat = asked();
    if (seat === undefined) return [];
    return hintsAt(view(), events(), seat, isTouch());
  },
  adviser: lanesAdviser,
  keys: lanesKeys,
};

/** The move that is being made; in a replay, those that were made. */
function Progress(): JSX.Element {
  const { view, record } = useLanes();
  const move = (): number => (record === undefined ? Math.min(view().moves + 1, view().movesInAll) : view().moves);
  return (
    <>
      <span class="bar-word">{w().match.move(move(), view().movesInAll)}</span>
      <span class="bar-short" aria-hidden="true">
        {move()}/{view().movesInAll}
      </span>
    </>
  );
}

function LanesMap(): JSX.Element {
  const { view, asked, events, names, placing, pointing, choices } = useLanes();
  const ghost = createMemo(() => {
    const space = placing.pointed();
    return space === undefined ? undefined : placing.outcomes().get(space)?.shape;
  });
  const markOf = (space: string): OfferMark | undefined => {
    const outcome = placing.outcomes().get(space);
    if (outcome === undefined) return undefined;
    return {
      part: must(placing.marks().get(space), 'the mark of an offered space'),
      words: `${outcome.title}, ${gapLine(outcome.gap, names(), money)}`,
    };
  };
  return (
    <Galaxy
      view={view()}
      offered={placing.offered()}
      others={offeredToOthers(view(), asked())}
      pointed={placing.pointed()}
      last={lastSpace(events())}
      standingOut={pointing.standingOut()}
      ties={pointing.company()?.ties ?? []}
      choices={choices()}
      ghost={ghost()}
      markOf={markOf}
      onPoint={placing.point}
      onHover={placing.hover}
      onChoose={placing.choose}
    />
  );
}

function Desk(): JSX.Element {
  const { view, placing } = useLanes();
  return (
    <Switch>
      <Match when={view().ask?.ask === 'place'}>
        <PlaceDesk placing={placing} />
      </Match>
      <Match when={view().ask?.ask === 'trade' && placing.position()} keyed>
        {(position) => <TradeDesk position={position} />}
      </Match>
    </Switch>
  );
}

/**
 * Playing Star Lanes by keyboard: a number looks at an offered space and, pressed again, plays it; a company's letter leads
 * to its order.
 */
function lanesKeys(find: FindPart): Keys {
  const { placing, view } = useLanes();
  return {
    press(event) {
      const space = placing.offered()[placeOf(event.key.toUpperCase())];
      const part = space === undefined ? orderOf(event.key) : `[data-space="${space}"]`;
      const target = part === undefined ? undefined : find(part);
      if (target === undefined) return;
      event.preventDefault();
      if (space !== undefined && placing.pointed() === space) placing.choose(space, true);
      else target.focus();
    },
    lead() {
      const [first] = placing.offered();
      if (view().phase === 'trade' || first === undefined) return '.order input';
      return `[data-space="${first}"]`;
    },
  };
}

/** Where a letter leads while trading. */
function orderOf(key: string): string | undefined {
  return /^[a-l]$/i.test(key) ? `[data-company="${key.toUpperCase()}"] input` : undefined;
}
