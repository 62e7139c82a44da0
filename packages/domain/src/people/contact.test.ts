import { expect, it } from 'vitest';
import { type ContactDraft, contactErrors } from './contact.ts';

const draft: ContactDraft = {
  name: 'Ada Obi',
  email: 'ada@shop.example',
  orderNumber: '',
  topic: 'A delivery',
  message: 'Where is my parcel?',
};

it('takes a filled-in form, with an order number or without [LINK-06]', () => {
  expect(contactErrors(draft)).toEqual({});
  expect(contactErrors({ ...draft, orderNumber: 'ord-1767225600000' })).toEqual({});
});

it.each([
  ['name', { name: '  ' }],
  ['email', { email: 'ada@' }],
  ['orderNumber', { orderNumber: 'ABC' }],
  ['topic', { topic: 'Spam' as ContactDraft['topic'] }],
  ['message', { message: 'too short' }],
  ['message', { message: 'x'.repeat(5001) }],
] as const)('names what is wrong with %s', (field, wrong) => {
  expect(Object.keys(contactErrors({ ...draft, ...wrong }))).toEqual([field]);
});

it('counts what a person would call characters', () => {
  expect(contactErrors({ ...draft, message: '🎉'.repeat(10) })).toEqual({});
  expect(Object.keys(contactErrors({ ...draft, message: '🎉'.repeat(9) }))).toEqual(['message']);
});
