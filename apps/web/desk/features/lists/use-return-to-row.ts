import { useEffect } from 'react';
import { takeLastOpen } from './last-open.ts';
import { focusRow } from './row-focus.ts';

/** When what was opened closes, beside the list or as a page of its own, the focus returns to its row. @param openId what is open beside it */
export function useReturnToRow(openId?: string): void {
  useEffect(() => {
    if (openId !== undefined) return;
    const left = takeLastOpen();
    if (left !== undefined) focusRow(left);
  }, [openId]);
}
