import { dismissToast, showToast } from '../../ui/overlays/toast-store.ts';
import { networkTexts } from './network-status.ts';

/** Says in words that the line is gone, until it returns or the shopper has taken note; the indicator keeps showing it. */
export function tellOffline(): void {
  let told: number | undefined;
  const tell = () => {
    const { title, advice } = networkTexts.offline;
    // At the bottom: what stays must not lie over the search.
    document.querySelector('.toasts')?.removeAttribute('data-high');
    told ??= showToast(`${title}. ${advice}`, { tone: 'error', stays: true, action: { label: 'OK', run: () => {} } });
  };
  addEventListener('offline', tell);
  addEventListener('online', () => {
    if (told !== undefined) dismissToast(told);
    told = undefined;
  });
  if (!navigator.onLine) tell();
}
