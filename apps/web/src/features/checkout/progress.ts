import type { Address } from '@oja/contract/checkout';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { isPaymentMethod, type PaymentMethod } from '@oja/domain/payments/payment-method';
import { emptyAddress, type KnownBuyer, readShippingInfo } from '../addresses/address-draft.ts';

/** How far a buyer's checkout has come, as it survives a reload. There is no card data here: cards are Paystack's. */
export interface Progress {
  userId: string;
  /** Id of a saved address, 'new' for the form, null while nothing was chosen. */
  choice: string | null;
  /** Id of the saved address that the form changes. */
  editing: string | null;
  /** What stands in the form. */
  draft: ShippingInfo;
  /** Keep a new address for next time. */
  save: boolean;
  method: PaymentMethod | null;
  /** The order's id, and what was to be ordered when it was made. */
  order: { id: string; key: string } | null;
}

export type Buyer = KnownBuyer & { id: string };

export function newProgress(user: Buyer): Progress {
  return {
    userId: user.id,
    choice: null,
    editing: null,
    draft: emptyAddress(user),
    save: true,
    method: null,
    order: null,
  };
}

/** What was kept, if it is sound and this buyer's; else a fresh start. */
export function readProgress(kept: unknown, user: Buyer): Progress {
  const fresh = newProgress(user);
  const { userId, choice, editing, draft, save, method, order } = (kept ?? {}) as Partial<Progress>;
  if (userId !== user.id) return fresh;
  return {
    userId,
    choice: typeof choice === 'string' ? choice : null,
    editing: typeof editing === 'string' ? editing : null,
    draft: readShippingInfo(draft) ?? fresh.draft,
    save: save !== false,
    method: isPaymentMethod(method) ? method : null,
    order: typeof order?.id === 'string' && typeof order.key === 'string' ? order : null,
  };
}

/** Which address is chosen: the one that was, else the default, else the form. */
export function chosenAddress(choice: string | null, addresses: readonly Address[]): Address | 'new' {
  if (choice === 'new') return 'new';
  return addresses.find(({ id }) => id === choice) ?? addresses[0] ?? 'new';
}

/** Where the order will go. */
export function shippingOf({ choice, draft }: Progress, addresses: readonly Address[]): ShippingInfo {
  const chosen = chosenAddress(choice, addresses);
  return chosen === 'new' ? draft : (readShippingInfo(chosen) ?? draft);
}
