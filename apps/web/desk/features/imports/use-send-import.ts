import { addressOf, answerOf } from '@oja/contract/client';
import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../../src/lib/new-id.ts';
import { read } from '../../app/desk-api.ts';
import { isPassing } from '../../app/is-passing.ts';
import { navigate } from '../../app/location.ts';
import { putFile } from '../../app/put-file.ts';
import { useDesk, useHref } from '../../app/store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { unlessElsewhere } from './hold-tab.ts';
import { importFileProblem, importNameOf, importTypeOf } from './import-file.ts';
import { forgetFile, isOld, type KeptFile, keepFile, keptFile } from './kept-file.ts';
import { pauseAfter } from './pause-after.ts';

/** Milliseconds after which it is looked whether another tab has sent its file. */
const ELSEWHERE = 3000;

/** Sends a file of products, also one that a reload has interrupted, and leads to its import. */
export function useSendImport() {
  const { store, user } = useDesk();
  const seller = store.id;
  const href = useHref();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<KeptFile | null>(null);
  /** Part that has left, 0 to 1; null while nothing is under way. */
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  /** Milliseconds until it is sent again by itself; null while it is not to be. */
  const [pause, setPause] = useState<number | null>(null);
  /** It has waited for so long that it is sent only when somebody says so. */
  const [isAsked, setAsked] = useState(false);
  const tried = useRef(0);
  const isSending = useRef(false);
  /** The file that lies on this phone. */
  const keptId = useRef('');
  const screen = useRef(new AbortController());

  async function send(kept: KeptFile): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFile(kept);
    setAsked(false);
    setPause(null);
    const isHere = await unlessElsewhere(`import ${user.id} ${seller}`, () => sendHere(kept));
    isSending.current = false;
    if (isHere) return;
    setFailure('Another tab is sending a file.');
    setPause(ELSEWHERE);
  }

  async function sendHere(kept: KeptFile): Promise<void> {
    const { signal } = screen.current;
    setFailure('');
    setPart(0);
    try {
      const answer = await sent(seller, kept, setPart, signal);
      await forgetFile(user.id, seller, kept);
      queryClient.setQueryData(read('deskImport', { params: { seller, id: answer.id } }).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: read('deskImports', { params: { seller } }).queryKey });
      if (!signal.aborted) navigate(href('import', { id: answer.id }));
    } catch (error) {
      if (signal.aborted) return;
      setPart(null);
      setFailure(refusalWords(error));
      // What is refused stays refused; what did not get through waits for the line.
      if (!isPassing(error)) return forget(kept);
      setPause(pauseAfter(error, tried.current));
      tried.current += 1;
    }
  }

  async function choose(chosen: File): Promise<void> {
    const problem = importFileProblem(chosen);
    if (problem) return setFailure(problem);
    const kept = { id: newId(), name: importNameOf(chosen.name), file: chosen, at: Date.now() };
    if (await keepFile(user.id, seller, kept)) keptId.current = kept.id;
    await send(kept);
  }

  async function forget(kept: KeptFile): Promise<void> {
    setPause(null);
    setAsked(false);
    tried.current = 0;
    await forgetFile(user.id, seller, kept);
    setFile(null);
  }

  const goOn = useEffectEvent(async () => {
    const kept = await keptFile(user.id, seller);
    if (part !== null || screen.current.signal.aborted) return;
    // Another tab has brought it to the shop.
    if (file && keptId.current === file.id && kept?.id !== file.id) return navigate(href('import', { id: file.id }));
    const next = kept ?? file;
    if (!next) return;
    if (kept) keptId.current = kept.id;
    if (!isOld(next, Date.now())) return send(next);
    setFile(next);
    setAsked(true);
  });
  useEffect(() => {
    screen.current = new AbortController();
    const again = () => void goOn();
    again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      screen.current.abort();
    };
  }, []);

  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(() => void goOn(), pause);
    return () => clearTimeout(timer);
  }, [pause]);

  return {
    /** What is on its way, or did not get through. */
    file,
    part,
    failure,
    isAsked,
    choose,
    again: () => void (file && send(file)),
    forget: () => {
      setFailure('');
      if (file) void forget(file);
    },
  };
}

async function sent(
  seller: string,
  { id, name, file }: KeptFile,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<DeskImport> {
  const type = importTypeOf(name) ?? 'text/csv';
  const address = addressOf(deskRoutes, 'sendImport', { params: { seller, id }, query: { name } });
  return answerOf<'sendImport'>(putFile({ address, file, type, onProgress, signal }));
}
