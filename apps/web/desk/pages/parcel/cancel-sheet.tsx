import type { CancelLook } from '@oja/contract/desks/desk-cancellations';
import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../src/lib/new-id.ts';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { QuantityStepper } from '../../../src/ui/forms/quantity-stepper.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
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
import { cancelFailure } from './cancel-failure.ts';

const UNSURE = 'We do not know yet whether it was cancelled. Try again: it is not done twice.';

type Line = DeskParcel['lines'][number];

interface CancelSheetProps {
  parcel: DeskParcel;
  /** Null while it is closed. */
  line: Line | null;
  onClose: () => void;
}

/** Asks what of a line is cancelled and why, says what the buyer gets back, and does it. It is never kept for later. */
export function CancelSheet({ parcel, line, onClose }: CancelSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal
      open={line !== null}
      onClose={onClose}
      place={isWide ? 'middle' : 'bottom'}
      title={`Cancel ${line?.name ?? ''}`}
    >
      {line && <CancelForm parcel={parcel} line={line} onClose={onClose} />}
    </Modal>
  );
}

function CancelForm({ parcel: { orderId, orderNumber }, line: of, onClose }: CancelSheetProps & { line: Line }) {
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
  const look = useQuery({
    queryKey: ['cancelLook', seller, orderId, line, quantity],
    queryFn: ({ signal }) => call('cancelLook', { params, body: { line, quantity }, signal }),
    // What would go back now is beside the point until it is known whether it has.
    enabled: !unsure,
    gcTime: 0,
  });
  const chosen = reasonNamed(reason);
  const goesBack = unsure?.look ?? look.data;
  const cancelling = useMutation({
    mutationFn: ({ key, quantity: pieces, reason: why, words: typed, look: { amount } }: AskedCancel) => {
      const body = { line, quantity: pieces, reason: why, seen: { amount }, ...(typed && { words: typed }) };
      return call('cancelLine', { params, body, idempotencyKey: key });
    },
    onSuccess: (parcel) => {
      keepUnsure(who, cancelled, undefined);
      takeUpCancelled(queryClient, seller, parcel);
      showToast('Cancelled. The money goes back to the buyer.');
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

  function send() {
    setIsAsked(true);
    const asked =
      unsure ??
      (chosen &&
        look.data && { key: newId(), at: Date.now(), quantity, reason: chosen, words: words.trim(), look: look.data });
    if (!asked) return;
    // Already now: whoever closes the sheet, or the page, and opens it again before the answer is there asks for the same.
    keepUnsure(who, cancelled, asked);
    cancelling.mutate(asked);
  }

  return (
    <div className="grid gap-5">
      <fieldset
        aria-label="What is cancelled"
        disabled={unsure !== undefined || cancelling.isPending}
        className="grid min-w-0 gap-5"
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
      {failure && !unsure && <Notice tone="error">{cancelFailure(failure)}</Notice>}
      <div className="grid gap-2">
        <p aria-live="polite" className="min-h-6 text-center text-sm">
          {goesBack && <WhatGoesBack look={goesBack} />}
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
