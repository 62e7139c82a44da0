import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { useDesk, useHref } from '../../app/store.ts';
import { useKeptFile } from '../../features/imports/use-kept-file.ts';
import { keepUnsure, type UnsureCancel, unsureCancels } from '../../features/parcels/unsure-cancels.ts';
import { type Act, isOfReview, subjectsOf, typedIn } from '../../features/waiting/act.ts';
import type { KeptAct } from '../../features/waiting/kept-acts.ts';
import { useQueueState, useWaitingQueue } from '../../features/waiting/waiting.tsx';
import { Card } from './card.tsx';

const done: Record<Act['kind'], string> = {
  accept: 'Accepting',
  acceptSeveral: 'Accepting',
  pack: 'Packing',
  ship: 'Shipping',
  shipSeveral: 'Shipping',
  deliver: 'Delivering',
  correct: 'Correcting',
  note: 'The note on',
  count: 'Counting',
  reply: 'Your reply to',
  dropReply: 'Taking away the reply to',
};

/** What was kept on this phone and refused later, or left open: nobody was there to be told. */
export function NeedsYou() {
  const { user, store } = useDesk();
  const who = { user: user.id, seller: store.id };
  const refused = useQueueState().refused.filter(({ seller }) => seller === store.id);
  const [unsure, setUnsure] = useState(() => unsureCancels(who, Date.now()));
  const file = useKeptFile();
  if (refused.length + unsure.length === 0 && !file) return null;
  function dismiss(cancel: UnsureCancel) {
    keepUnsure(who, cancel, undefined);
    setUnsure((all) => all.filter((each) => each !== cancel));
  }
  return (
    <div className="mb-6">
      <Card title="Needs you">
        <ul>
          {file && <FileWaits name={file.name} />}
          {refused.map((act) => (
            <Refused key={act.key} refused={act} />
          ))}
          {unsure.map((cancel) => (
            <LeftOpen key={cancel.asked.key} cancel={cancel} onDone={() => dismiss(cancel)} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** A file of products that the shop has not taken yet. */
function FileWaits({ name }: { name: string }) {
  const href = useHref();
  return (
    <li className="grid gap-2 border-t border-line px-3 py-3 first:border-0">
      <p className="wrap-anywhere">
        <span className="font-medium">{name} is not sent yet.</span> It waits on this phone.
      </p>
      <div>
        <a href={href('imports')} className="inline-flex min-h-11 items-center px-2 font-semibold text-palm underline">
          Go on with the import
        </a>
      </div>
    </li>
  );
}

/** A cancellation whose answer was lost. */
function LeftOpen({ cancel, onDone }: { cancel: UnsureCancel; onDone: () => void }) {
  const href = useHref();
  const { orderId, orderNumber, name, asked } = cancel;
  return (
    <li className="grid gap-2 border-t border-line px-3 py-3 first:border-0">
      <p className="wrap-anywhere">
        <span className="font-medium">We do not know yet whether this was cancelled:</span> {asked.quantity} × {name}.
      </p>
      <div className="flex flex-wrap items-center gap-x-2">
        <a
          href={href('parcel', { id: orderId })}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-palm underline"
        >
          {orderNumber}
        </a>
        <Button variant="quiet" onClick={onDone} aria-label={`Done with ${orderNumber}`}>
          Done
        </Button>
      </div>
    </li>
  );
}

function Refused({ refused }: { refused: KeptAct }) {
  const { key, act, about, reason, refusals } = refused;
  const queue = useWaitingQueue();
  const all = subjectsOf(act);
  const left = refusals?.map(({ id }) => id) ?? all;
  const several = left.length < all.length ? `${left.length} of ${about}` : about;
  return (
    <li className="grid gap-2 border-t border-line px-3 py-3 first:border-0">
      <p>
        <span className="font-medium">
          {done[act.kind]} {several} did not go through.
        </span>{' '}
        {!refusals && reason}
      </p>
      <ul>
        {left.map((id) => (
          <RefusedSubject key={id} id={id} refused={refused} />
        ))}
      </ul>
      <div>
        <Button variant="quiet" onClick={() => void queue.dismiss(key)} aria-label={`Done with ${about}`}>
          Done
        </Button>
      </div>
    </li>
  );
}

/** One of those that it did not go through for: the way there, and what was typed for it. */
function RefusedSubject({ id, refused: { act, names, refusals } }: { id: string; refused: KeptAct }) {
  const href = useHref();
  const why = refusals?.find((refusal) => refusal.id === id)?.message;
  const typed = typedIn(act, id);
  const goods = act.kind === 'count' ? act.counts.find(({ stockItemId }) => stockItemId === id) : undefined;
  const way = goods ? href('product', { id: goods.productId }) : href('parcel', { id });
  return (
    <li className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
      <a
        href={isOfReview(act) ? href('reviews') : way}
        className="inline-flex min-h-11 items-center px-2 font-semibold text-palm underline"
      >
        {isOfReview(act) ? 'Reviews' : (goods?.name ?? names?.[id] ?? 'Look at it')}
      </a>
      {why && <span>{why}</span>}
      {typed && <span className="text-muted">You wrote: {typed}</span>}
    </li>
  );
}
