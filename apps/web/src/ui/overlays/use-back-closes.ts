import { type RefObject, useEffect } from 'react';

/**
 * Back closes the dialog in place of leaving the page. Closed otherwise, its entry of the history goes too, also where the
 * system's own Back closes a dialog. What does that is fetched with the first one; without it, Back leads on as ever.
 */
export function useBackCloses(isOpen: boolean, dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let end = () => {};
    import('./back-closes.ts').then(
      ({ openOverPage }) => {
        if (!isOver) end = openOverPage(() => dialog.current?.close());
      },
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  }, [isOpen, dialog]);
}
