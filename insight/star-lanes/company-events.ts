/** The events that change companies, told from all others in one place; a new kind of event does not compile until it is here. */
import type { Event } from '../../games/star-lanes/types.ts';

export type CompanyEvent = Extract<
  Event,
  { readonly type: 'founded' | 'grown' | 'joined' | 'merged' | 'split' | 'swallowed' }
>;

export function changesCompany(event: Event): event is CompanyEvent {
  switch (event.type) {
    case 'founded':
    case 'grown':
    case 'joined':
    case 'merged':
    case 'split':
    case 'swallowed':
      return true;
    case 'started':
    case 'offered':
    case 'outpost':
    case 'lost':
    case 'dividend':
    case 'traded':
    case 'extended':
    case 'ended':
      return false;
  }
}

/** The companies it changes, the one that stays first. */
export function companiesIn(event: CompanyEvent): string[] {
  return event.type === 'merged' ? [event.into, event.from] : [event.company];
}
