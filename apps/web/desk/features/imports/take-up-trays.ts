import { keptTrays } from './kept-photos.ts';

/** Photographs of imports that a reload has interrupted go on, whichever page of the desk is open. */
export async function takeUpTrays(user: string): Promise<void> {
  const places = await keptTrays(user);
  if (places.length === 0) return;
  const { openTray } = await import('./open-tray.ts');
  for (const place of places) openTray(place);
}
