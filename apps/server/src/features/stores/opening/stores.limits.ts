import { hour, type Limit, minute } from '../../../http/limits.ts';

/** Opening a store, and giving it another name: each takes an address that nobody else may have. */
export const naming: Limit = { name: 'store-names', setting: 'limitStoreNames', seconds: hour, addressFactor: 10 };

/** Asking which address a name would have, while it is typed. */
export const asking: Limit = {
  name: 'ask-store-name',
  setting: 'limitSuggestions',
  seconds: minute,
  addressFactor: 10,
};
