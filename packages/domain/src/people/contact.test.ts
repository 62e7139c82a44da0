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
  expect(contactErrors({ ...draft, orderNumber: '  ' })).toEqual({});
});

it.each([
  ['name', '  ', 'Enter your name'],
  ['email', 'ada@', 'Enter a valid email address'],
  ['orderNumber', 'ABC', 'An order number looks like ORD-1763760000000'],
  ['topic', 'Spam' as ContactDraft['topic'], 'Choose what it is about'],
  ['message', 'too short', 'Tell us a little more: at least 10 characters'],
  ['message', '  too short  ', 'Tell us a little more: at least 10 characters'],
  ['message', 'x'.repeat(5001), 'Please keep it below 5000 characters'],
] as const)('says under %s what is wrong with %j', (field, typed, says) => {
  expect(contactErrors({ ...draft, [field]: typed })).toEqual({ [field]: says });
});

it('takes the shortest message and the longest', () => {
  expect(contactErrors({ ...draft, message: 'Ten of it.' })).toEqual({});
  expect(contactErrors({ ...draft, message: 'x'.repeat(5000) })).toEqual({});
});

it('counts what a person would call characters', () => {
  expect(contactErrors({ ...draft, message: '🎉'.repeat(10) })).toEqual({});
  expect(Object.keys(contactErrors({ ...draft, message: '🎉'.repeat(9) }))).toEqual(['message']);
});
