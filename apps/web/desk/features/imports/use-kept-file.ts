import { useEffect, useState } from 'react';
import { useDesk } from '../../app/store.ts';
import { type KeptFile, keptFile } from './kept-file.ts';

/** The file of products that waits on this phone, as it lay there when the page was opened. */
export function useKeptFile(): KeptFile | undefined {
  const { store, user } = useDesk();
  const [file, setFile] = useState<KeptFile>();
  useEffect(() => {
    let isHere = true;
    void keptFile(user.id, store.id).then((kept) => isHere && setFile(kept));
    return () => {
      isHere = false;
    };
  }, [store.id, user.id]);
  return file;
}
