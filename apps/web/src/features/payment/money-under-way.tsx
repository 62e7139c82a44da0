import type { PaymentCheck } from '@oja/contract/checkout';
import type { MoneyUnderWay as Money } from '@oja/contract/payments';
import { formatAmount } from '@oja/domain/money/naira';
import { bankTime, refundDestinations, refundReasons } from '@oja/domain/payments/refund';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { call, read } from '../../lib/api.ts';
import { formatDateTime, formatTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { orderArrived } from './order-arrived.ts';

/** Milliseconds between two reads while something may change. */
const LOOK_AGAIN = 10_000;

/** Payments of the buyer that are no order: awaited, being returned, returned. */
export function useMoneyUnderWay(enabled: boolean) {
  return useQuery({
    ...read('moneyUnderWay', {}),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(({ state }) => state !== 'returned') ? LOOK_AGAIN : false),
  });
}

/** Nothing where there are none. */
export function MoneyUnderWay({ money }: { money: ReturnType<typeof useMoneyUnderWay> }) {
  const heading = useId();
  useOrdersAsTheyArrive(money.data?.items);
  if (!money.data)
    return money.isError ? (
      <div className="mb-6">
        <TryAgain text="Failed to load your payments" busy={money.isFetching} onRetry={() => void money.refetch()} />
      </div>
    ) : null;
  const { items } = money.data;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-xl">
        Payments under way
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <Item key={`${item.reference} ${item.since}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** A payment that is awaited no more has become an order, as a rule: the list below is read again. */
function useOrdersAsTheyArrive(items: readonly Money[] | undefined): void {
  const queryClient = useQueryClient();
  const awaited = items?.filter(({ state }) => state === 'awaited').length;
  const before = useRef(awaited);
  useEffect(() => {
    if (awaited !== undefined && awaited < (before.current ?? 0))
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    before.current = awaited;
  }, [awaited, queryClient]);
}

const names: Record<Money['state'], { name: string; tone: ChipTone }> = {
  awaited: { name: 'Waiting for payment', tone: 'indigo' },
  returning: { name: 'Being returned', tone: 'clay' },
  needs_person: { name: 'Being returned', tone: 'clay' },
  returned: { name: 'Returned', tone: 'palm' },
};

function Item({ item }: { item: Money }) {
  const { name, tone } = names[item.state];
  return (
    <li className="grid gap-2 rounded-card bg-surface p-4 text-sm ring-1 ring-line sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="display amount text-lg">{formatAmount(item.amount, item.currency)}</span>
        <Chip tone={tone}>{name}</Chip>
        <span className="text-muted sm:ml-auto">{formatDateTime(item.since)}</span>
      </div>
      <p>{whatHappens(item)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xs text-muted wrap-anywhere">
          Payment reference <span className="select-all">{item.reference}</span>
          {item.orderNumber && ` · Order ${item.orderNumber}`}
        </p>
        {item.state === 'awaited' && <AwaitedActions item={item} />}
      </div>
    </li>
  );
}

function whatHappens({ state, reason, method, boughtSince, heldUntil, changedAt }: Money): string {
  if (state === 'awaited' && boughtSince) {
    const ifUnpaid = heldUntil ? 'please cancel it.' : 'please leave it unpaid.';
    return `You have bought goods of this payment in another order since, so it becomes no order any more. If you paid, the money goes back by itself. If you did not, ${ifUnpaid}`;
  }
  if (state === 'awaited') {
    const ifUnpaid = heldUntil
      ? `we keep the goods for you until ${formatTime(heldUntil)}: pay from your cart, or cancel.`
      : 'you need not do anything.';
    return `We have not had word of this payment yet. If you paid, your order appears here by itself. If you did not, ${ifUnpaid}`;
  }
  const why = reason ? `${refundReasons[reason]} ` : '';
  const where = refundDestinations[method ?? 'provider'];
  const bank = method === 'credit' ? '' : ` ${bankTime}`;
  if (state === 'returned') return `${why}It went back ${where} on ${formatDateTime(changedAt)}.${bank}`;
  if (state === 'returning') return `${why}It goes back ${where}; you need not do anything.${bank}`;
  return `${why}It could not go back by itself, so we are seeing to it. Write to us with the reference if you want to know more.`;
}

function AwaitedActions({ item: { reference, heldUntil } }: { item: Money }) {
  const queryClient = useQueryClient();
  const tell = ({ success, orderNumber, code }: PaymentCheck, otherwise: string) => {
    if (success) {
      showToast(`Order ${orderNumber} is placed.`);
      orderArrived(queryClient);
    } else if (code === 'nothing_paid') showToast('No money was taken, so nothing was ordered.', { tone: 'info' });
    else if (code !== 'refund_pending') showToast(otherwise, { tone: 'info' });
  };
  const check = useMutation({
    mutationFn: () => call('verifyPayment', { query: { reference } }),
    onSuccess: (checked) => tell(checked, 'No word of this payment yet.'),
    onError: () => showToast('The payment could not be checked. Please try again.', { tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['moneyUnderWay'] }),
  });
  const cancel = useMutation({
    mutationFn: () => call('cancelPayment', { body: { reference } }),
    onSuccess: (checked) => tell(checked, 'Payment cancelled. Your cart is as it was.'),
    onError: () => showToast('The payment could not be cancelled. Please try again.', { tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['moneyUnderWay'] }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {heldUntil && (
        <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel payment
        </Button>
      )}
      <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
        Check again
      </Button>
    </div>
  );
}
