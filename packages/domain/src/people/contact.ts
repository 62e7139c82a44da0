import { readOrderNumber } from '../orders/order-number.ts';
import { isEmailAddress } from './email.ts';

export const contactTopics = [
  'An order',
  'A delivery',
  'A return or refund',
  'A payment',
  'My account',
  'Selling on the shop',
  'Something else',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What somebody writes to the shop. */
export interface ContactDraft {
  name: string;
  email: string;
  /** '' when it is about no order in particular. */
  orderNumber: string;
  topic: ContactTopic;
  message: string;
}

export const shortestMessage = 10;
export const longestMessage = 5000;

export type ContactErrors = { [Field in keyof ContactDraft]?: string };

/** What stands under each wrong field, in the order of the form; no key, nothing to say. */
export function contactErrors({ name, email, orderNumber, topic, message }: ContactDraft): ContactErrors {
  const length = [...message.trim()].length;
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!isEmailAddress(email) && { email: 'Enter a valid email address' }),
    ...(!contactTopics.includes(topic) && { topic: 'Choose what it is about' }),
    ...(!isOrderNumberOrBlank(orderNumber) && { orderNumber: 'An order number looks like ORD-1763760000000' }),
    ...(length < shortestMessage && { message: `Tell us a little more: at least ${shortestMessage} characters` }),
    ...(length > longestMessage && { message: `Please keep it below ${longestMessage} characters` }),
  };
}

function isOrderNumberOrBlank(text: string): boolean {
  return text.trim() === '' || readOrderNumber(text) !== undefined;
}
