import { UNDO_SECONDS } from '@oja/domain/goods/draft-review';
import { useEffect, useState } from 'react';
import type { LastDecision } from './use-decisions.ts';

/** The last decision and how to set it; forgotten once it cannot be undone. Counted from its answer: clocks differ. */
export function useLastDecision() {
  const [last, setLast] = useState<LastDecision | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [last]);
  return [last, setLast] as const;
}
