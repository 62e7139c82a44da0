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
import { call } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { reasonNamed, reasonNames } from '../../features/parcels/cancel-reasons.ts';
import { takeUpCancelled } from '../../features/waiting/take-up.ts';
import { cancelFailure } from './cancel-failure.ts';

type Line = DeskParcel['lines'][number];

interface CancelSheetProps {
  orderId: string;
  /** Null while it is closed. */
  line: Line | null;
  onClose: () => void;
}

/** Asks what of a line is cancelled and why, says what the buyer gets back, and does it. It is never kept for later. */
export function CancelSheet({ orderId, line, onClose }: CancelSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal
      open={line !== null}
      onClose={onClose}
      place={isWide ? 'middle' : 'bottom'}
      title={`Cancel ${line?.name ?? ''}`}
    >
      {line && <CancelForm orderId={orderId} line={line} onClose={onClose} />}
    </Modal>
  );
}

function CancelForm({ orderId, line: of, onClose }: CancelSheetProps & { line: Line }) {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const { line, name } = of;
  const left = of.quantity - of.cancelled;
  const params = { seller, id: orderId };
  const [quantity, setQuantity] = useState(left);
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [key, setKey] = useState(newId);
  const look = useQuery({
    queryKey: ['cancelLook', seller, orderId, line, quantity],
    queryFn: ({ signal }) => call('cancelLook', { params, body: { line, quantity }, signal }),
    gcTime: 0,
  });
  const chosen = reasonNamed(reason);
  const cancelling = useMutation({
    mutationFn: ({ amount }: CancelLook) => {
      const body = { line, quantity, reason: chosen ?? 'not_there', seen: { amount }, ...(words.trim() && { words }) };
      return call('cancelLine', { params, body, idempotencyKey: key });
    },
    onSuccess: (parcel) => {
      takeUpCancelled(queryClient, seller, parcel);
      showToast('Cancelled. The money goes back to the buyer.');
      onClose();
    },
    onError: () => {
      setKey(newId());
      void look.refetch();
    },
  });
  const failure = cancelling.error ?? look.error;

  function send() {
    setIsAsked(true);
    if (chosen && look.data) cancelling.mutate(look.data);
  }

  return (
    <div className="grid gap-5">
      {left > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <span>How many of {left} are not sent?</span>
          <QuantityStepper label={`Pieces of ${name}`} value={quantity} max={left} onChange={setQuantity} />
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
      {failure && <Notice tone="error">{cancelFailure(failure)}</Notice>}
      <div className="grid gap-2">
        <p aria-live="polite" className="min-h-6 text-center text-sm">
          {look.data && <WhatGoesBack look={look.data} />}
        </p>
        <Button
          variant="danger"
          wide
          className="min-h-13 text-base"
          busy={cancelling.isPending}
          disabled={!look.data}
          onClick={send}
        >
          Cancel and give back
        </Button>
        {look.data?.endsParcel && <p className="text-center text-sm text-muted">The whole parcel is cancelled.</p>}
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
