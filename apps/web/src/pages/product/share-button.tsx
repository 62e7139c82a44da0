import { Share2 } from 'lucide-react';
import { href } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { copyLink, copyWays, shareTexts } from './share-link.ts';

export function ShareButton({ id }: { id: string }) {
  async function share() {
    const result = await copyLink(`${location.origin}${location.pathname}${href('product', { id })}`, copyWays);
    showToast(shareTexts[result], { tone: result === 'copied' ? 'success' : 'error' });
  }
  return (
    <IconButton
      label="Share"
      icon={<Share2 aria-hidden="true" className="size-5" />}
      className="bg-surface ring-1 ring-line"
      onClick={() => void share()}
    />
  );
}
