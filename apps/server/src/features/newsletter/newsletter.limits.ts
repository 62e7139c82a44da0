import { hour, type Limit, minute } from '../../http/limits.ts';

export const subscribing: Limit = { name: 'newsletter', setting: 'limitNewsletter', seconds: hour, addressFactor: 10 };

/** A mail provider posts from few addresses for many recipients, and whoever leaves must not be kept. */
export const unsubscribing: Limit = {
  name: 'unsubscribe',
  setting: 'limitUnsubscribe',
  seconds: minute,
  addressFactor: 1,
};
