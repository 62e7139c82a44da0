import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { findKnownCard } from './known-card.ts';
import { factsOfCard, factsOfPage } from './product-facts.ts';

/**
 * A product for its page: what a card already told at once (`facts`), the whole answer (`page`) when it is there.
 * @param color that the page is asked for
 */
export function useProduct(id: string, color: string | undefined) {
  const queryClient = useQueryClient();
  const [card] = useState(() => findKnownCard(queryClient, id));
  const {
    data: page,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...read('product', { params: { id } }), enabled: !!id });
  const facts = page ? factsOfPage(page) : card && factsOfCard(card, color);
  return { facts, page, error, isFetching, refetch };
}
