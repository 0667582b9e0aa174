/** Matches on this device that can be gone on with, or looked at again. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { dateOfMatch } from '../../bots/daily/day.ts';
import { must } from '../../core/must.ts';
import { namesOf } from '../../client/names.ts';
import { forgetMatch, keptMatches, recallMatch } from '../matches/page-store.ts';
import type { PageKept, Shown } from '../matches/page-store.ts';
import { forgetRemoved } from '../matches/removed.ts';
import { Link } from './link.tsx';
import { nameWords } from './names.ts';
import { RemovableList } from './removable-list.tsx';
import { entryOf } from './with-game.tsx';
import { resultWords } from './result-words.ts';
import { date, listed, localDay, t } from './words.ts';

/** How many are shown. */
const MOST = 4;

type ListedKept = PageKept & { readonly shown: Shown };

export function KeptMatches(): JSX.Element {
  const [matches, setMatches] = createSignal(shownMatches());
  return (
    <Show when={matches().length > 0}>
      <RemovableList
        list="match"
        matches={matches()}
        idOf={({ head }) => head.id}
        nameOf={namesIn}
        words={{ remove: t().start.forget, removed: t().start.forgotten }}
        onTime={() => setMatches(shownMatches())}
      >
        {(match) => (
          <Link class="card way" to={{ at: 'match', id: match().head.id }}>
            <b>
              {match().over ? t().start.finished : t().start.resume}
              {dateOfMatch(match().head.id) === undefined ? '' : ` · ${t().daily.title}`}
            </b>
            <span>{match().over ? endOf(match()) : aboutOf(match())}</span>
          </Link>
        )}
      </RemovableList>
    </Show>
  );
}

function shownMatches(): readonly ListedKept[] {
  forgetRemoved('match', Date.now(), { changed: (id) => recallMatch(id)?.changed, forget: forgetMatch });
  return keptMatches().slice(0, MOST).filter(isShown);
}

function isShown(kept: PageKept): kept is ListedKept {
  return kept.shown !== undefined;
}

function aboutOf(match: ListedKept): string | undefined {
  const { move, moves } = match.shown;
  return entryOf(match.head.game)?.card().resumeAbout(move, moves, namesIn(match));
}

/** When it was finished, how, and who played. */
function endOf(match: ListedKept): string {
  const { seats, worths = [] } = match.shown;
  const own = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return [date(localDay(match.changed)), resultWords(worths, own), namesIn(match)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Who plays; the one person there is, is the reader. */
function namesIn({ shown: { seats } }: ListedKept): string {
  const names = namesOf(seats, nameWords(t()));
  const persons = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return listed(persons.length === 1 ? names.with(must(persons[0], 'a person'), t().you) : names);
}
