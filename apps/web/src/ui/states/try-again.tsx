import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whenShopAnswers } from '../../lib/when-shop-answers.ts';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/** What stands where content could not be read: the screen's own text, and a way out. Tries by itself once the shop answers. */
export function TryAgain({ text, busy, onRetry }: { text: ReactNode; busy?: boolean; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // Pressed, it makes way for what it brings; the focus must not go with it.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);
  const retry = useEffectEvent(onRetry);
  useEffect(() => (busy ? undefined : whenShopAnswers(retry)), [busy]);
  return (
    <div ref={box}>
      <Notice
        tone="error"
        action={
          <Button variant="secondary" busy={busy ?? false} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
