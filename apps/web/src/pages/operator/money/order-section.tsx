import type { OrderMoney } from '@oja/contract/desks/operator-money-back';
import { formatNaira } from '@oja/domain/money/naira';
import { paymentMethodNames, type WayBack, waysBackOf } from '@oja/domain/payments/payment-method';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callFailure } from '../../../features/session/call-failure.ts';
import { ApiError } from '../../../lib/api.ts';
import { navigate, useHashQuery } from '../../../lib/routing/hash-location.ts';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { Act } from '../act.tsx';
import { Matter, MatterList, MatterSection } from '../matter.tsx';
import { call, read } from '../operator-api.ts';
import { orderPlace, partPath } from '../operator-parts.ts';
import { AmountField } from './amount-field.tsx';
import { readAmount } from './read-amount.ts';

/** Finds an order by its number, which the address has then, and gives back its money, or part of it. */
export function OrderSection({ confirmed }: { confirmed: boolean }) {
  const orderNumber = useHashQuery().get('order') ?? '';
  const field = useRef<HTMLInputElement>(null);
  // However it came into the address or left it: the field says what is shown.
  useEffect(() => {
    if (field.current) field.current.value = orderNumber;
  }, [orderNumber]);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const order = String(new FormData(event.currentTarget).get('orderNumber')).trim().toUpperCase();
    navigate(partPath('money', order === '' ? {} : { order }));
  }

  return (
    <MatterSection
      half
      place={orderPlace}
      title="Refund an order"
      about="To the card it was paid with, or as store credit."
    >
      <form
        noValidate
        onSubmit={find}
        aria-label="Find an order"
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <TextField
          ref={field}
          label="Order number"
          name="orderNumber"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="secondary">
          Find the order
        </Button>
      </form>
      {orderNumber !== '' && <Found orderNumber={orderNumber} confirmed={confirmed} />}
    </MatterSection>
  );
}

function Found({ orderNumber, confirmed }: { orderNumber: string; confirmed: boolean }) {
  const found = useQuery({ ...read('operatorOrder', { query: { orderNumber } }), staleTime: 0 });
  if (found.data) {
    return (
      <MatterList>
        <Matter
          title={found.data.orderNumber}
          facts={[
            ['Buyer', found.data.buyerName],
            ['Placed', formatDateTime(found.data.placedAt)],
            ['Paid', `${formatNaira(found.data.paid)} by ${paymentMethodNames[found.data.method].toLowerCase()}`],
            ['Can be given back', formatNaira(found.data.left)],
            ...(found.data.reasons.length > 0 ? [['Not more, because', found.data.reasons.join('; ')] as const] : []),
          ]}
          acts={found.data.left > 0 && <Refund order={found.data} confirmed={confirmed} />}
        />
      </MatterList>
    );
  }
  if (!found.isError) return <Spinner />;
  if (found.error instanceof ApiError && found.error.status === 404) {
    return <Notice tone="error">{callFailure(found.error)}</Notice>;
  }
  return <TryAgain text="Failed to load the order" busy={found.isFetching} onRetry={() => void found.refetch()} />;
}

const wayBackNames: Record<WayBack, string> = {
  card: 'The card or account it was paid with',
  credit: "The buyer's store credit, at once",
};

function Refund({ order, confirmed }: { order: OrderMoney; confirmed: boolean }) {
  const [typed, setTyped] = useState('');
  const [to, setTo] = useState<WayBack>(waysBackOf[order.method][0]);
  const amount = readAmount(typed);
  return (
    <Act
      label="Refund this order"
      facts={[
        ['Order', order.orderNumber],
        ['Buyer', order.buyerName],
      ]}
      explanation={`Up to ${formatNaira(order.left)} can be given back; the provider is asked first whether that still holds. The buyer and the sellers get a mail; the order itself stays.`}
      confirmed={confirmed}
      done={to === 'credit' ? 'The money is in the store credit' : 'The refund is on its way'}
      ready={amount !== null && amount <= order.left}
      fields={
        <>
          <AmountField value={typed} onChange={setTyped} />
          {amount !== null && amount > order.left && <Notice tone="error">That is more than can be given back.</Notice>}
          <Select
            label="Goes to"
            value={to}
            onChange={({ target }) => setTo(target.value as typeof to)}
            options={waysBackOf[order.method].map((value) => ({ value, label: wayBackNames[value] }))}
          />
        </>
      }
      onAct={(note, idempotencyKey) =>
        call('refundOrder', {
          params: { id: order.orderId },
          body: { amount: amount ?? 0, to, note },
          idempotencyKey,
        })
      }
    />
  );
}
