import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { useStore } from '../../app/store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { type ExportName, takeFile } from './take-file.ts';

export interface ExportProps {
  name: ExportName;
  /** Of a statement; else all. */
  month?: string | undefined;
}

const words: Record<ExportName, string> = {
  exportProducts: 'products',
  exportOrders: 'orders',
  exportStatement: 'statement',
};

/** Saves a file of the store, and says how much of it has come. */
export function ExportPart({ name, month }: ExportProps) {
  const { id, slug } = useStore();
  const [bytes, setBytes] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  async function take() {
    const { signal } = leaving.current;
    setBytes(0);
    try {
      const file = await takeFile({ name, seller: id, month, onProgress: setBytes, signal });
      save(file, [slug, words[name], month].filter(Boolean).join('-'));
      showToast('The file is saved.');
    } catch (error) {
      if (!signal.aborted) showToast(`Could not export: ${refusalWords(error)}`, { tone: 'error' });
    } finally {
      setBytes(null);
    }
  }
  return (
    <Button variant="secondary" busy={bytes !== null} onClick={() => void take()}>
      {bytes === null && <Download aria-hidden="true" className="size-4" />}
      Export
      {bytes !== null && bytes > 0 && <span className="font-normal tabular-nums">{sizeWords(bytes)}</span>}
    </Button>
  );
}

const sizeWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` }).click();
  // Safari reads a large file after the click, for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
