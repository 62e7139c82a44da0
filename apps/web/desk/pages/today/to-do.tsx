import type { Pulse, Today } from '@oja/contract/desks/desk-store';
import { clsx } from 'clsx';
import { ChevronRight, CircleAlert, Inbox, Landmark, MessageSquare, Package, Undo2 } from 'lucide-react';
import { useHref } from '../../app/store.ts';
import { Card } from './card.tsx';
import { hasWaited, since } from './words.ts';

/** The orders that wait, each kind a way into the list, and reviews without a reply. */
export function ToDo({ today, pulse }: { today: Today; pulse: Pulse }) {
  const rows = rowsOf(today, pulse).filter(({ count }) => count > 0);
  return (
    <Card title="To do">
      {rows.length > 0 || today.asksAccount ? (
        <ul>
          {today.asksAccount && <NameAccount />}
          {rows.map((row) => (
            <Row key={row.text} {...row} />
          ))}
        </ul>
      ) : (
        <NothingToDo pulse={pulse} />
      )}
    </Card>
  );
}

/** What was sold waits: nobody has said where it goes. */
function NameAccount() {
  const href = useHref();
  return (
    <li>
      <a href={href('account')} className="flex min-h-14 items-center gap-x-3 rounded-chip px-3 py-2 hover:bg-sunken">
        <Landmark aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Name your bank account</span>
          <span className="block text-sm text-muted">Your money waits: we do not know where to send it.</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </a>
    </li>
  );
}

/** Before the first order, the way to what brings one. */
function NothingToDo({ pulse: { newest, onTheWay } }: { pulse: Pulse }) {
  const href = useHref();
  if (newest !== null) return <p className="px-3 pb-3">{allDone(onTheWay)}</p>;
  return (
    <p className="px-3 pb-3">
      All done. No order has come in yet:{' '}
      <a href={href('products')} className="inline-flex min-h-11 items-center font-semibold text-palm underline">
        look at what you sell
      </a>
      , or{' '}
      <a href={href('newProduct')} className="inline-flex min-h-11 items-center font-semibold text-palm underline">
        add a product
      </a>
      .
    </p>
  );
}

interface ToDoRow {
  page: 'orders' | 'products' | 'reviews';
  tab?: string;
  count: number;
  text: string;
  icon: typeof Inbox;
  more?: string | number | null;
}

function rowsOf(today: Today, pulse: Pulse): ToDoRow[] {
  const { oldestNewAt, dueToday, lateSince, reviewsToAnswer = 0, returned = 0 } = today;
  const oldest = oldestNewAt && `oldest ${hasWaited(oldestNewAt)}`;
  return [
    { page: 'orders', tab: 'new', count: pulse.new, text: 'New', icon: Inbox, more: oldest },
    {
      ...{ page: 'orders', tab: 'to-pack', count: pulse.toPack, text: 'To pack', icon: Package },
      more: dueToday && `${dueToday} due today`,
    },
    {
      ...{ page: 'orders', tab: 'late', count: pulse.late, text: 'Late', icon: CircleAlert },
      more: lateSince && since(lateSince),
    },
    { page: 'products', tab: 'drafts', count: returned, text: 'Sent back to you', icon: Undo2 },
    { page: 'reviews', count: reviewsToAnswer, text: 'Reviews to answer', icon: MessageSquare },
  ];
}

function Row({ page, tab, count, text, icon: Icon, more }: ToDoRow) {
  const href = useHref();
  const isLate = tab === 'late';
  return (
    <li>
      <a
        href={href(page, undefined, tab === undefined ? {} : { tab })}
        className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-chip px-3 hover:bg-sunken"
      >
        <Icon aria-hidden="true" className={clsx('size-5', isLate ? 'text-danger' : 'text-palm')} />
        <span className="display min-w-8 text-xl tabular-nums">
          {count > MOST_REVIEWS && page === 'reviews' ? `${MOST_REVIEWS}+` : count}
        </span>
        <span className={clsx('font-medium', isLate && 'text-danger')}>{text}</span>
        {more ? <span className="ml-auto text-right text-sm text-muted">{more}</span> : <span className="ml-auto" />}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </a>
    </li>
  );
}

/** Reviews are counted to one more. */
const MOST_REVIEWS = 99;

const allDone = (onTheWay: number): string => {
  if (onTheWay === 0) return 'All done.';
  return onTheWay === 1 ? 'All done. 1 parcel is on the way.' : `All done. ${onTheWay} parcels are on the way.`;
};
