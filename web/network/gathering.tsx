/** Before a match on the server begins: who sits where, the invitation, and a seat to take. */
import { For, Show, createResource, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { UpdateOf } from '../../client/match-client.ts';
import type { Types } from '../../core/contract.ts';
import type { Revealing, SeenSeat } from '../../table/update.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { namesOf } from '../../client/names.ts';
import { nameWords } from '../app/names.ts';
import { Link } from '../app/link.tsx';
import { Page, Problem } from '../app/page.tsx';
import { NameField } from '../app/name-field.tsx';
import { settings } from '../app/settings.ts';
import type { ServerMatch } from '../../client/server-match.ts';
import { listed, problemWords, t } from '../app/words.ts';
import { matchLink, server } from './api.ts';
import { EditionName } from './edition-name.tsx';

interface GatheringProps {
  readonly match: ServerMatch;
  readonly update: UpdateOf<Types>;
  readonly notice: string | undefined;
}

export function Gathering(props: GatheringProps): JSX.Element {
  const { match } = props;
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const mine = (): number | undefined => match.seats()[0];
  const act = async (what: 'start' | 'stand' | 'redraw'): Promise<void> => {
    const seat = mine();
    if (seat === undefined) return;
    const { minder } = props.update.head;
    const refused = await match.act(seat, what === 'start' ? { act: 'start', bot: minder } : { act: what });
    setProblem(refused === undefined ? undefined : (await problemWords()).rejection(refused));
    if (what === 'stand' && refused === undefined) match.reconnect();
  };
  const StartOrStand = (): JSX.Element => (
    <div class="buttons">
      <button type="button" onClick={() => void act('start')}>
        {t().gather.start}
      </button>
      <button type="button" class="quiet" onClick={() => void act('stand')}>
        {t().gather.stand}
      </button>
    </div>
  );
  const isGathering = (): boolean => props.update.revealing === undefined;
  const wasRedrawn = (): boolean => match.happened(mine() ?? 'watcher').some(({ act: done }) => done === 'redraw');
  return (
    <Page title={t().gather.title}>
      <Show when={props.notice}>{(notice) => <p class="notice">{notice()}</p>}</Show>
      <p>
        <EditionName game={props.update.head.game} edition={props.update.head.edition} />{' '}
        <Link to={{ at: 'rules', game: props.update.head.game, edition: props.update.head.edition }}>
          {t().rules.way}
        </Link>
      </p>
      <p>
        {t().labelled(t().lobby.clock, t().lobby.clocks(props.update.head.clock ?? 0))}.{' '}
        {props.update.head.public ? t().gather.listed : t().gather.unlisted}{' '}
        {props.update.head.advice === true ? t().gather.advised : t().gather.unadvised}
      </p>
      <Show when={wasRedrawn()}>
        <p class="notice">{t().gather.redrawn}</p>
      </Show>
      <Seats match={match} seats={props.update.seats} />
      <Problem sentence={problem()} />
      <Show when={props.update.revealing}>
        {(revealing) => <TellingWords match={match} revealing={revealing()} onRedraw={() => void act('redraw')} />}
      </Show>
      <Show when={isGathering() && mine() === undefined}>
        <SitDown match={match} onProblem={setProblem} />
      </Show>
      {/* Who sits has nothing better to do than to invite the others: the match begins by itself when they sit, too. */}
      <Invitation match={match.match} isPrimary={mine() !== undefined} />
      <Show when={isGathering() && mine() !== undefined}>
        <StartOrStand />
      </Show>
      <details class="faint commitment">
        <summary>{t().gather.fair}</summary>
        <p>
          {t().gather.commitment} <code>{props.update.head.commitment}</code>
        </p>
      </details>
    </Page>
  );
}

/** All seats are taken, and the devices tell their words by themselves: that takes no time unless one is away. */
function TellingWords(props: {
  readonly match: ServerMatch;
  readonly revealing: Revealing;
  readonly onRedraw: () => void;
}): JSX.Element {
  const [now, setNow] = createSignal(0);
  const look = (): void => void setNow(Date.now() - props.match.lag());
  const ticking = setInterval(look, 1000);
  onCleanup(() => clearInterval(ticking));
  look();
  const awaited = (): string[] => {
    const names = namesOf(props.match.anyUpdate()?.seats ?? [], nameWords(t()));
    return props.revealing.awaited.flatMap((seat) => names[seat] ?? []);
  };
  const isOwn = (): boolean => props.match.seats().some((seat) => !props.revealing.awaited.includes(seat));
  return (
    <>
      <p role="status">{t().gather.revealing(listed(awaited()))}</p>
      <Show when={isOwn() && now() >= props.revealing.mayRedraw}>
        <button type="button" onClick={() => props.onRedraw()}>
          {t().gather.redraw}
        </button>
      </Show>
    </>
  );
}

function Seats(props: { readonly match: ServerMatch; readonly seats: readonly SeenSeat[] }): JSX.Element {
  const own = (seat: number): boolean => props.match.seats().includes(seat);
  return (
    <section class="card" aria-labelledby="seats-title">
      <h2 id="seats-title">{t().gather.seats}</h2>
      <ul class="seat-list">
        <For each={namesOf(props.seats, nameWords(t()))}>
          {(name, i) => (
            <li>
              <span class={`dot seat-${i()}`} aria-hidden="true" />
              <Show when={props.seats[i()]?.name} fallback={<span class="faint">{t().gather.free}</span>}>
                {name}
              </Show>{' '}
              <Show when={own(i())}>
                <small>({t().gather.you})</small>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function SitDown(props: { readonly match: ServerMatch; readonly onProblem: (problem: string) => void }): JSX.Element {
  const sit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (settings().name.trim() === '') return props.onProblem(t().lobby.needName);
    const seat = await server.sit(props.match.match, settings().name);
    if (seat.ok) props.match.reconnect();
    else props.onProblem((await problemWords()).problem(seat.problem));
  };
  return (
    <form class="card settings" onSubmit={(event) => void sit(event)}>
      <NameField label={t().lobby.name} isRequired />
      <button type="submit" class="primary">
        {t().gather.sit}
      </button>
    </form>
  );
}

function Invitation(props: { readonly match: string; readonly isPrimary: boolean }): JSX.Element {
  const [link] = createResource(() => props.match, matchLink, { initialValue: '' });
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t().gather.invite}</h2>
      <p>{t().gather.inviteAbout}</p>
      <Show when={leadsNowhereElse(link())}>
        <p class="notice">{t().gather.onlyHere}</p>
      </Show>
      <p>
        <a href={link()}>{link()}</a>
      </p>
      <CopyButton label={t().gather.copy} text={link()} isPrimary={props.isPrimary} />
      <img src={server.qrAddress(props.match)} alt={t().gather.qr} width="180" height="180" />
    </section>
  );
}

/** Whether an address leads back to the very device it is opened on. The server gives its own in the network where it has one. */
function leadsNowhereElse(link: string): boolean {
  return URL.canParse(link) && /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
}
