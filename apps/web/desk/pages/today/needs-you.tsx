import { Button } from '../../../src/ui/button.tsx';
import { useHref, useStore } from '../../app/store.ts';
import { type Act, ordersOf, typedIn } from '../../features/waiting/act.ts';
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
};

/** What was kept on this phone and refused later: nobody was there to be told. */
export function NeedsYou() {
  const { id } = useStore();
  const refused = useQueueState().refused.filter(({ seller }) => seller === id);
  if (refused.length === 0) return null;
  return (
    <div className="mb-6">
      <Card title="Needs you">
        <ul>
          {refused.map((act) => (
            <Refused key={act.key} refused={act} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Refused({ refused }: { refused: KeptAct }) {
  const { key, act, about, reason, refusals } = refused;
  const queue = useWaitingQueue();
  const orders = ordersOf(act);
  const left = refusals?.map(({ orderId }) => orderId) ?? orders;
  const several = left.length < orders.length ? `${left.length} of ${about}` : about;
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
          <RefusedOrder key={id} id={id} refused={refused} />
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

/** One of the orders that it did not go through for: the way there, and what was typed for it. */
function RefusedOrder({ id, refused: { act, names, refusals } }: { id: string; refused: KeptAct }) {
  const href = useHref();
  const why = refusals?.find(({ orderId }) => orderId === id)?.message;
  const typed = typedIn(act, id);
  return (
    <li className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
      <a
        href={href('parcel', { id })}
        className="inline-flex min-h-11 items-center px-2 font-semibold text-palm underline"
      >
        {names?.[id] ?? 'Look at it'}
      </a>
      {why && <span>{why}</span>}
      {typed && <span className="text-muted">You wrote: {typed}</span>}
    </li>
  );
}
