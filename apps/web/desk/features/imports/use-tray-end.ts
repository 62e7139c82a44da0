import { useEffect } from 'react';
import { useDesk } from '../../app/store.ts';

/** Lets go of the photographs of an import that takes none any more, and tells of them. */
export function useTrayEnd(id: string, isOver: boolean): void {
  const { store, user } = useDesk();
  useEffect(() => {
    // Fetched with the photographs, where any were sent.
    if (!isOver) return;
    const place = { user: user.id, seller: store.id, id };
    void import('./open-tray.ts').then(async ({ endTray, tellLost }) => tellLost(await endTray(place)));
  }, [id, isOver, store.id, user.id]);
}
