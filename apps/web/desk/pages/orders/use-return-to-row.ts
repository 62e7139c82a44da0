import { useEffect } from 'react';
import { takeLastOpen } from '../../features/parcels/last-open.ts';
import { focusRow } from './row-focus.ts';

/** When a parcel closes, beside the list or as a page of its own, the focus returns to its row. @param openId the one that is open */
export function useReturnToRow(openId: string | undefined): void {
  useEffect(() => {
    if (openId !== undefined) return;
    const left = takeLastOpen();
    if (left !== undefined) focusRow(left);
  }, [openId]);
}
