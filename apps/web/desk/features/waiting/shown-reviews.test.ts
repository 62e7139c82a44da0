import { expect, it } from 'vitest';
import type { Act } from './act.ts';
import { shownReview } from './shown-reviews.ts';

const review = {
  id: 'r',
  product: { id: 'p', name: 'Gele', picture: null },
  userName: 'Ngozi',
  rating: 2,
  comment: 'Late.',
  verifiedPurchase: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  reply: null,
};
const at = Date.UTC(2026, 10, 2);
const shown = (...acts: Act[]) =>
  shownReview(
    review,
    acts.map((act, key) => ({ key: String(key), at, act, about: '' })),
  );

it('shows a reply that waits, under the version that it will have, so that the next act has seen it', () => {
  const written = { kind: 'reply', reviewId: 'r', text: ' Sorry. ', seen: 0 } as const;
  expect(shown(written)).toMatchObject({ waits: true, reply: { text: 'Sorry.', version: 1 } });
  expect(shown(written, { ...written, text: 'Very sorry.', seen: 1 }).reply).toMatchObject({ version: 2 });
  expect(shown(written, { kind: 'dropReply', reviewId: 'r', seen: 1 })).toMatchObject({ waits: true, reply: null });
});

it('goes on from the version that was taken away before', () => {
  const written = { kind: 'reply', reviewId: 'r', text: 'Sorry.', seen: 0 } as const;
  expect(shown({ kind: 'dropReply', reviewId: 'r', seen: 2 }, written).reply).toMatchObject({ version: 3 });
});

it('is as it was where what waits is about others', () => {
  expect(shown({ kind: 'reply', reviewId: 'other', text: 'Sorry.', seen: 0 })).toEqual({ ...review, waits: false });
});
