import type { Answer } from '@oja/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** Milliseconds without a key before suggestions are asked for. */
const DEBOUNCE = 300;

/**
 * What the shop suggests for a text. Until the answer to it is there, the last one stays, so that the list does not come and go
 * with each key; an older answer never comes after a newer one, because each text has its own.
 */
export function useSuggestions(typed: string, wanted: boolean) {
  const settled = useSettled(typed, DEBOUNCE);
  const asked = settled !== '' && settled === typed;
  const { data, error } = useQuery({ ...read('suggestions', { query: { q: settled } }), enabled: wanted && asked });
  const current = asked ? data : undefined;
  const [last, setLast] = useState<Answer<'suggestions'>>();
  if (typed === '' ? last : current && current !== last) setLast(typed === '' ? undefined : current);
  return {
    answer: current ?? (typed === '' ? undefined : last),
    isCurrent: current !== undefined,
    failed: asked && error !== null,
  };
}
