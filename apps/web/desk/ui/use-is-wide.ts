import { useMedia } from '../../src/lib/use-media.ts';

/** Whether there is room for a list and a panel beside it, and so most likely a keyboard. */
export const useIsWide = (): boolean => useMedia('(width >= 64rem)');
