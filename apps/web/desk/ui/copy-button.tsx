import { Copy } from 'lucide-react';
import { Button } from '../../src/ui/button.tsx';
import { showToast } from '../../src/ui/overlays/toast-store.ts';

/** Puts a text where the phone keeps what is to be pasted. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Copied.');
    } catch {
      showToast('This browser does not let the page copy. Hold the text to copy it.', { tone: 'error' });
    }
  }
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
