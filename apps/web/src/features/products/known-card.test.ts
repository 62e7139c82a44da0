import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { findKnownCard } from './known-card.ts';

const card = { id: 'a', name: 'Garri' };

describe('what is known of a product before it is asked for', () => {
  it.each([
    ['home', { flashSales: [], trending: [], fashion: [card], electronics: [], newArrivals: [] }],
    ['products', { pages: [{ items: [] }, { items: [card] }] }],
    ['search', { products: { items: [card] } }],
    ['store', { goods: { groups: [{ items: [] }, { items: [card] }] } }],
    ['product', { related: [card] }],
  ])('is found in what %s answered', (name, answer) => {
    const client = new QueryClient();
    client.setQueryData([name, '/address'], answer);
    expect(findKnownCard(client, 'a')).toBe(card);
    expect(findKnownCard(client, 'b')).toBeUndefined();
  });

  it('is nothing while a read is under way or of another kind', () => {
    const client = new QueryClient();
    client.setQueryData(['me', '/api/me'], { user: null });
    void client.prefetchQuery({ queryKey: ['products', '/x'], queryFn: () => new Promise(() => {}) });
    expect(findKnownCard(client, 'a')).toBeUndefined();
  });
});
