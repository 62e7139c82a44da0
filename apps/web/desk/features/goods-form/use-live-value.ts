import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../src/lib/api.ts';

/** Milliseconds of rest after which what was stepped is saved. */
const REST = 1000;

interface LiveRules<T> {
  /** As the shop has it now. */
  there: T;
  isSame: (one: T, other: T) => boolean;
  /** What is wrong as it stands; then it is not sent. */
  problem: (typed: T) => boolean;
  /** Tells the shop. Answers what to say; throws what it says against it. @param seen as it was when the first key was pressed */
  save: (typed: T, seen: T) => Promise<string>;
}

/** A value that the shop has: typed anew, it is there at once, past every draft. */
export function useLiveValue<T>({ there, isSame, problem, save }: LiveRules<T>) {
  const [typed, setTyped] = useState<T | null>(null);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<T>(there);
  // What comes from the shop while somebody types was not seen by whoever types. Null: what is there has been.
  const seen = useRef<T | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaving = useRef(false);
  latest.current = typed ?? there;

  async function commit() {
    stopRest();
    const value = latest.current;
    const before = seen.current ?? there;
    if (isSaving.current || problem(value)) return;
    if (isSame(value, before)) return leaveAsItIs();
    isSaving.current = true;
    try {
      setSaid(await save(value, before));
      setRefusal(undefined);
      seen.current = null;
      // What was typed while it was under way is not lost.
      setTyped((now) => (now !== null && isSame(now, value) ? null : now));
      if (!isSame(latest.current, value)) commitAfterRest();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      if (hasMoved(error)) seen.current = null;
    } finally {
      isSaving.current = false;
    }
  }
  const committing = useRef(commit);
  committing.current = commit;
  function leaveAsItIs() {
    seen.current = null;
    setTyped(null);
    setRefusal(undefined);
  }
  function stopRest() {
    clearTimeout(rest.current);
    rest.current = undefined;
  }
  const saveWhatRests = useEffectEvent(() => {
    if (rest.current !== undefined) void commit();
  });
  useEffect(() => {
    const hide = () => document.hidden && saveWhatRests();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', saveWhatRests);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', saveWhatRests);
      saveWhatRests();
    };
  }, []);
  function commitAfterRest() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => void committing.current(), REST);
  }
  return {
    value: typed ?? there,
    said,
    refusal,
    change(next: T) {
      seen.current ??= there;
      latest.current = next;
      setTyped(next);
      setSaid('');
      setRefusal(undefined);
    },
    commit: () => void commit(),
    commitAfterRest,
  };
}

/** The refusal said what it is now: the next try is about that. */
const hasMoved = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof ApiError && error.cause.code === 'value_moved';
