import { showToast } from '../../../src/ui/overlays/toast-store.ts';

/** The address that is passed on: what follows a `#` would reach neither a chat's preview nor a search engine. */
export const sharedAddress = (id: string): string => `${location.origin}/product/${id}`;

/** Whether this browser has a share sheet of its own. */
export const offersShareSheet = (): boolean => 'share' in navigator;

/** Hands a product to another app of the phone. Closing the sheet is an answer too. */
export async function shareProduct({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    await navigator.share({ title: name, url: sharedAddress(id) });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyProduct(id);
  }
}

export async function copyProduct(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(sharedAddress(id));
    showToast('Copied.');
  } catch {
    showToast(`This browser does not let the page copy. The link is ${sharedAddress(id)}`, { tone: 'error' });
  }
}
