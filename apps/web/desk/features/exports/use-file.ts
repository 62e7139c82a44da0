import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { takeFile } from './take-file.ts';

/** Fetches files of the store and saves them, and says how much has come. */
export function useFile() {
  const [bytes, setBytes] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  /** @param name of the file as it is saved */
  async function take(address: string, name: string): Promise<void> {
    const { signal } = leaving.current;
    setBytes(0);
    try {
      save(await takeFile({ address, onProgress: setBytes, signal }), name);
      showToast('The file is saved.');
    } catch (error) {
      if (!signal.aborted) showToast(`Could not save the file: ${refusalWords(error)}`, { tone: 'error' });
    } finally {
      setBytes(null);
    }
  }
  return {
    /** Those that have come; null while none is on its way. */
    bytes,
    take,
  };
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads a large file after the click, for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** '340 KB', '1.2 MB' */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
