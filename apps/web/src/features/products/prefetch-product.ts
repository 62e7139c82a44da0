import { useQueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { asksToSaveData } from '../../lib/data-saver.ts';

/**
 * Handlers for a link to a product. The pointer, the finger or the focus arrives some 200 ms before the press: time for
 * the answer to be under way. Not for somebody who asked to save data.
 */
export function useProductIntent(id: string) {
  const queryClient = useQueryClient();
  const prefetch = () => {
    if (!asksToSaveData()) void queryClient.prefetchQuery(read('product', { params: { id } }));
  };
  return { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}
