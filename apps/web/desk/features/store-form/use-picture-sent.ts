import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../src/lib/api.ts';
import { readStored, writeStored } from '../../../src/lib/storage.ts';
import { isPassing } from '../../app/is-passing.ts';
import { useAccount } from '../../app/store.ts';
import { keptPictures } from '../pictures/kept-pictures.ts';
import { type Cut, makePicture } from '../pictures/make-picture.ts';
import { PictureLine } from '../pictures/picture-line.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import { useStoreFields } from './form-context.ts';
import type { PictureKind } from './use-store-form.ts';

/** A picture of a store on its way: it waits on this phone until the store has it. */
export function usePictureSent(kind: PictureKind) {
  const { user } = useAccount();
  const { seller, savePicture } = useStoreFields();
  const [problem, setProblem] = useState('');
  const key = `oja.desk.typed.picture.${user.id}.${seller}.${kind}`;
  const [cuts] = useState(() => new WeakMap<Blob, Cut>());
  const save = useEffectEvent(async (id: string | null) => {
    try {
      await savePicture(kind, id);
      writeStored(key, null);
      for (const { id: each } of line.state()) line.remove(each);
    } catch (error) {
      // Without a line it waits, as before it was sent.
      if (isPassing(error)) {
        if (id === null) setProblem('You need a connection for this.');
        return;
      }
      writeStored(key, null);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
      for (const { id: each } of line.state()) line.remove(each);
    }
  });
  const [line] = useState(
    () =>
      new PictureLine({
        kept: keptPictures(user.id, seller ?? ''),
        make: (file) => makePicture(file, cuts.get(file)),
        send: (sending) => sendPicture({ seller: seller ?? '', kind, ...sending }),
        onMade: (id) => writeStored(key, id),
        onReady: (id) => void save(id),
      }),
  );
  const resume = useEffectEvent(() => {
    line.resume();
    const ready = line.state().find(({ state }) => state === 'ready');
    if (ready) void save(ready.id);
  });
  useEffect(() => {
    const id = readStored(key);
    if (id !== null) void line.takeUp([id]);
    const onLine = () => resume();
    addEventListener('online', onLine);
    return () => {
      removeEventListener('online', onLine);
      line.close();
    };
  }, [line, key]);

  const sent = useSyncExternalStore(line.subscribe, line.state).at(-1);
  function take(file: Blob, cut: Cut) {
    setProblem('');
    for (const { id } of line.state()) line.remove(id);
    cuts.set(file, cut);
    line.add([file]);
  }
  const isWaiting = sent !== undefined && sent.state !== 'refused';
  const words =
    problem || sent?.text || (isWaiting ? 'On its way. It waits on this phone until your store has it.' : '');
  return {
    sent,
    text: { words, isProblem: problem !== '' || sent?.state === 'refused' },
    take,
    remove: () => {
      setProblem('');
      void save(null);
    },
  };
}
