import { expect, it } from 'vitest';
import { goesToReview, type ProductReview, productReviews, returnReasons, reviewOf } from './draft-review.ts';

it.each<[ProductReview, boolean, boolean]>([
  ['off', false, false],
  ['new', true, false],
  ['new_and_edits', true, true],
])('where review is %s, a new product goes there: %s, and changes: %s', (policy, first, changes) => {
  expect(goesToReview(policy, { isNew: true })).toBe(first);
  expect(goesToReview(policy, { isNew: false })).toBe(changes);
});

it('there is a digit for each reason', () => {
  expect(returnReasons).toEqual([
    'forbidden goods',
    'misleading name',
    'picture of somebody else',
    'brand not proven',
    'contact details in the text',
    'price not plausible',
    'wrong category',
    'duplicate',
    'unclear picture',
  ]);
});

it.each(productReviews)(
  'under %s nothing of a trusted store is looked at, and of others what it says [QUEUE-50]',
  (policy) => {
    for (const isNew of [true, false]) {
      expect(goesToReview(reviewOf(policy, { isTrusted: true }), { isNew })).toBe(false);
    }
    expect(reviewOf(policy, { isTrusted: false })).toBe(policy);
  },
);
