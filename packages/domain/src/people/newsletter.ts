import { isEmailAddress } from './email.ts';

export const invalidSubscriberEmail = 'Please enter a valid email address';

/** What is wrong with the address of a subscription: it is empty, has no at-sign, or is no address; undefined if nothing. */
export function subscriberEmailError(email: string): string | undefined {
  return isEmailAddress(email) ? undefined : invalidSubscriberEmail;
}
