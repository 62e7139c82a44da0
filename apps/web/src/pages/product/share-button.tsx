import { Share2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { copyLink, copyWays, offersShareSheet, sharedAddress, shareTexts } from './share-link.ts';

/** @param color of the product that was chosen */
export function ShareButton({ id, color }: { id: string; color: string | undefined }) {
  async function share() {
    const url = sharedAddress(location.origin, id, color);
    if (offersShareSheet()) {
      // Closing the sheet is an answer too.
      const opened = await navigator.share({ title: document.title, url }).then(
        () => true,
        (error) => error instanceof DOMException && error.name === 'AbortError',
      );
      if (opened) return;
    }
    const result = await copyLink(url, copyWays);
    showToast(shareTexts[result], { tone: result === 'copied' ? 'success' : 'error' });
  }
  return (
    <IconButton
      label="Share"
      icon={<Share2 aria-hidden="true" className="size-5" />}
      className="bg-surface"
      onClick={() => void share()}
    />
  );
}
