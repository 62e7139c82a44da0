import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What stands where content could not be read: the screen's own text, and a way out. */
export function TryAgain({ text, busy, onRetry }: { text: ReactNode; busy?: boolean; onRetry: () => void }) {
  return (
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
  );
}
