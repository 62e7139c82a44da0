import type { ArticleCard } from '@oja/contract/content';
import type { StoreCard } from '@oja/contract/stores';
import { expect, it } from 'vitest';
import { storiesOf } from './stories.ts';

const article = (title: string): ArticleCard => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: '',
  author: 'Hauwa',
  published: '2026-11-12',
  minutes: 3,
  picture: null,
});
const store = (id: string): StoreCard => ({
  id,
  storeName: id,
  slug: id,
  storeLogo: null,
  businessType: 'business',
  city: null,
  country: null,
  averageRating: 0,
  totalReviews: 0,
  totalSales: 0,
  storeBanner: null,
});
const product = (name: string, sellerId: string) => ({ name, category: 'Groceries', sellerId });

it('tells of the goods and of a store that sells them in turn, of other things last and of no other store [CARD-03]', () => {
  const stories = storiesOf(
    [product('Raw Shea Butter', 'amina'), product('Garri, 5 kg', 'bola')],
    [article('Paying safely'), article('Shea butter, grade by grade'), article('Packing for a rider')],
    [store('bola'), store('chike'), store('amina')],
  );
  expect(stories.map((story) => ('article' in story ? story.article.title : story.seller.id))).toEqual([
    'Shea butter, grade by grade',
    'bola',
    'amina',
    'Paying safely',
    'Packing for a rider',
  ]);
});

it('goes without what there is not', () => {
  expect(storiesOf([product('Garri', 'amina')], [], [])).toEqual([]);
  expect(storiesOf([], [article('Paying safely')], [store('amina')])).toHaveLength(1);
});
