import { type StoreField, type StoreForm, storeProblems } from './store-form.ts';

/** What a store does before and soon after it opens, in the order of the list. */
export const storeChecks = ['email', 'details', 'phone', 'sending', 'face', 'account', 'product', 'terms'] as const;
export type StoreCheck = (typeof storeChecks)[number];

/** What the checklist of a store is judged by. */
export interface StoreFacts {
  form: StoreForm;
  /** The owner has confirmed the address that orders are told to. */
  emailConfirmed: boolean;
  hasLogo: boolean;
  /** The provider knows the account that its money goes to. */
  hasAccount: boolean;
  /** On sale, or as a draft. */
  hasProduct: boolean;
  /** The owner accepted the terms as they are now. */
  termsAccepted: boolean;
}

/** What of the checklist is done. */
export function checksDone(facts: StoreFacts): Record<StoreCheck, boolean> {
  const { form } = facts;
  const wrong = storeProblems(form);
  const areRight = (...fields: StoreField[]) => fields.every((field) => wrong[field] === undefined);
  return {
    email: facts.emailConfirmed,
    details: areRight('storeName', 'businessName', 'cacNumber', 'state', 'city', 'street'),
    phone: areRight('phone'),
    sending: form.couriers.length > 0,
    face: facts.hasLogo && form.description !== '' && areRight('description'),
    account: facts.hasAccount,
    product: facts.hasProduct,
    terms: facts.termsAccepted,
  };
}
