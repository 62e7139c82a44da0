import type { DeskTab } from '@oja/contract/desks/desk-orders';
import type { Pulse } from '@oja/contract/desks/desk-store';

/** In the order in which a parcel passes them. */
export const orderTabs = [
  { tab: 'new', name: 'New' },
  { tab: 'to-pack', name: 'To pack' },
  { tab: 'late', name: 'Late' },
  { tab: 'on-the-way', name: 'On the way' },
  { tab: 'delivered', name: 'Delivered' },
  { tab: 'cancelled', name: 'Cancelled' },
  { tab: 'all', name: 'All' },
] as const satisfies readonly { tab: DeskTab; name: string }[];

/** What a list says of itself in its address. */
export interface ListPlace {
  tab: DeskTab;
  /** What is searched for; '' for nothing. */
  q: string;
}

const isTab = (text: string | null): text is DeskTab => orderTabs.some(({ tab }) => tab === text);

/** Letters that a search may have. */
export const MOST_LETTERS = 100;

/** A search looks everywhere, unless its address names a tab. */
export function listPlaceOf(query: URLSearchParams): ListPlace {
  const q = (query.get('q') ?? '').trim().slice(0, MOST_LETTERS);
  const tab = query.get('tab');
  return { tab: isTab(tab) ? tab : q ? 'all' : 'new', q };
}

/** '?tab=to-pack&q=ada'; '' for what is shown without it. */
export function listQuery({ tab, q }: ListPlace): string {
  const query = new URLSearchParams();
  if (tab !== (q ? 'all' : 'new')) query.set('tab', tab);
  if (q) query.set('q', q);
  return query.size ? `?${query}` : '';
}

/** How many a tab has, as far as the pulse knows; the others are counted with their list. */
export function countInPulse(tab: DeskTab, pulse: Pulse): number | undefined {
  const counts: Partial<Record<DeskTab, number>> = {
    new: pulse.new,
    'to-pack': pulse.toPack,
    late: pulse.late,
    'on-the-way': pulse.onTheWay,
  };
  return counts[tab];
}
