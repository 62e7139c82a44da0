import type { CancelLook } from '@oja/contract/desks/desk-cancellations';
import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '../../../src/lib/new-id.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { QuantityStepper } from '../../../src/ui/forms/quantity-stepper.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { call, read } from '../../app/desk-api.ts';
import { useDesk } from '../../app/store.ts';
import { reasonNamed, reasonNames } from '../../features/parcels/cancel-reasons.ts';
import {
  type AskedCancel,
  type CancelledLine,
  keepUnsure,
  mayBeDone,
  unsureCancel,
} from '../../features/parcels/unsure-cancels.ts';
import { takeUpCancelled } from '../../features/waiting/take-up.ts';
import { cancelFailure, isOfTheCount } from './cancel-failure.ts';
import { ReallyThere } from './really-there.tsx';
import { useReallyThere } from './use-really-there.ts';

const UNSURE = 'We do not know yet whether it was cancelled. Try again: it is not done twice.';

interface CancelFormProps {
  parcel: DeskParcel;
  line: DeskParcel['lines'][number];
  onClose: () => void;
}

/** What of a line is cancelled, why, and what the buyer gets back. */
export function CancelForm({ parcel: { orderId, orderNumber }, line: of, onClose }: CancelFormProps) {
  const { user, store } = useDesk();
  const seller = store.id;
  const queryClient = useQueryClient();
  const { line, name } = of;
  const left = of.quantity - of.cancelled;
  const params = { seller, id: orderId };
  const who = { user: user.id, seller };
  const cancelled: CancelledLine = { orderId, orderNumber, line, name };
  const [unsure, setUnsure] = useState(() => unsureCancel(who, cancelled, Date.now()));
  const [quantity, setQuantity] = useState(unsure?.quantity ?? left);
  const [reason, setReason] = useState(unsure && reasonNames[unsure.reason]);
  const [words, setWords] = useState(unsure?.words ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const isTapped = useRef(false);
  const look = useQuery({
    queryKey: ['cancelLook', seller, orderId, line, quantity],
    queryFn: ({ signal }) => call('cancelLook', { params, body: { line, quantity }, signal }),
    // What would go back now is beside the point until it is known whether it has.
    enabled: !unsure,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const chosen = reasonNamed(reason);
  // The count is the same for any number of pieces: its field stays, with what is typed, while the amount is asked anew.
  const stock = (unsure?.look ?? look.data)?.stock ?? null;
  const amounts = look.isPlaceholderData ? undefined : look.data;
  const there = useReallyThere(chosen === 'not_there' ? stock : null, unsure?.counted?.count);
  const goesBack = unsure?.look ?? amounts;
  const cancelling = useMutation({
    mutationFn: ({ key, quantity: pieces, reason: why, words: typed, look: { amount }, counted }: AskedCancel) => {
      const seen = { amount };
      const body = {
        line,
        quantity: pieces,
        reason: why,
        seen,
        ...(typed && { words: typed }),
        ...(counted && { counted }),
      };
      return call('cancelLine', { params, body, idempotencyKey: key });
    },
    onSuccess: (parcel, { counted }) => {
      keepUnsure(who, cancelled, undefined);
      takeUpCancelled(queryClient, seller, parcel);
      const left = counted && ` ${[of.color, of.size].filter(Boolean).join(', ') || name}: ${counted.count} left.`;
      showToast(`Cancelled. The money goes back to the buyer.${left ?? ''}`);
      onClose();
    },
    onError: (error, asked) => {
      const open = mayBeDone(error, unsure !== undefined) ? asked : undefined;
      keepUnsure(who, cancelled, open);
      setUnsure(open);
      if (open) void queryClient.invalidateQueries({ queryKey: read('deskOrder', { params }).queryKey });
      else void look.refetch();
    },
  });
  const failure = cancelling.error ?? look.error;
  const ofCount = there.isAsked && isOfTheCount(failure) ? cancelFailure(failure) : undefined;

  function send() {
    setIsAsked(true);
    if (!unsure && !there.isRight) return there.focus();
    const asked = unsure ?? ofTheForm();
    if (!asked) return;
    // Already now: whoever closes the sheet, or the page, and opens it again before the answer is there asks for the same.
    keepUnsure(who, cancelled, asked);
    cancelling.mutate(asked);
  }

  function ofTheForm(): AskedCancel | undefined {
    if (!chosen || !amounts) return undefined;
    const { counted } = there;
    return { key: newId(), at: Date.now(), quantity, reason: chosen, words: words.trim(), look: amounts, counted };
  }

  return (
    <div className="grid gap-5">
      <fieldset
        aria-label="What is cancelled"
        disabled={unsure !== undefined || cancelling.isPending}
        className="grid min-w-0 gap-5"
        onPointerDownCapture={() => {
          isTapped.current = true;
        }}
        onKeyDownCapture={() => {
          isTapped.current = false;
        }}
      >
        {left > 1 && (
          <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <span>How many of {left} are not sent?</span>
            <QuantityStepper
              label={`Pieces of ${name}`}
              value={quantity}
              max={Math.max(left, quantity)}
              onChange={setQuantity}
            />
          </div>
        )}
        <ChoicePills legend="Why?" options={Object.values(reasonNames)} value={reason} onChange={setReason} />
        {isAsked && !chosen && <Notice tone="error">Choose why.</Notice>}
        {there.isAsked && (
          <ReallyThere
            there={there}
            isTold={isAsked}
            refusal={ofCount}
            takesFocus={isTapped.current}
            onChange={cancelling.reset}
          />
        )}
        <Disclosure title="A word to the buyer">
          <TextArea
            label="It goes with the message that this is not sent"
            value={words}
            rows={3}
            maxLength={300}
            onChange={({ target }) => setWords(target.value)}
          />
        </Disclosure>
      </fieldset>
      {unsure && <Notice tone="error">{UNSURE}</Notice>}
      {failure && !unsure && !ofCount && <Notice tone="error">{cancelFailure(failure)}</Notice>}
      <div className="grid gap-2">
        <p aria-live="polite" className="min-h-6 text-center text-sm">
          {goesBack && <WhatGoesBack look={goesBack} />}
          {chosen === 'not_there' && ' Your response score counts this.'}
        </p>
        <Button
          variant="danger"
          wide
          className="min-h-13 text-base"
          busy={cancelling.isPending}
          disabled={!goesBack}
          onClick={send}
        >
          Cancel and give back
        </Button>
        {goesBack?.endsParcel && <p className="text-center text-sm text-muted">The whole parcel is cancelled.</p>}
      </div>
    </div>
  );
}

function WhatGoesBack({ look: { amount, goods, tax, shipping, to } }: { look: CancelLook }) {
  return (
    <>
      Back to the buyer: <Amount kobo={amount} className="font-semibold" />
      {to === 'credit' && ' as store credit'} (goods <Amount kobo={goods} />
      {tax > 0 && (
        <>
          , tax <Amount kobo={tax} />
        </>
      )}
      {shipping > 0 && (
        <>
          , shipping <Amount kobo={shipping} />
        </>
      )}
      )
    </>
  );
}
