import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import type { AskedParcel } from './asked-parcel.ts';
import { lastCourier } from './kept-shipping.ts';
import { emptyDraft, type ShippingDraft } from './shipping-draft.ts';
import { useTyped } from './use-typed.ts';

/** What was typed, and how the parcel travelled as far as was known then. */
type Kept = Record<keyof ShippingDraft | 'over', string>;

/** How a parcel is to travel, as it is typed: a refusal, a sheet that was closed, or a reload takes nothing away. */
export function useShippingDraft(parcel: AskedParcel) {
  const { id: seller } = useStore();
  const typed = useTyped<Kept>(parcel.orderId, parcel.correcting ? 'correct' : 'ship');
  const known = knownWay(parcel);
  const over = JSON.stringify(known);
  const [draft, setDraft] = useState<ShippingDraft>(() => {
    const fresh = parcel.correcting ? known : { ...known, courier: lastCourier(seller) };
    const { over: before, ...kept } = typed.kept() ?? {};
    // Since then somebody has written it anew.
    return before === over ? { ...fresh, ...kept } : fresh;
  });
  return {
    draft,
    change(part: Partial<ShippingDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      typed.keep({ ...next, over });
    },
    forget: () => typed.keep(null),
  };
}

function knownWay({ courier, trackingNumber, riderPhone }: AskedParcel): ShippingDraft {
  if (!courier && !trackingNumber && !riderPhone) return emptyDraft;
  return { courier: courier ?? '', trackingNumber: trackingNumber ?? '', riderPhone: riderPhone ?? '' };
}
