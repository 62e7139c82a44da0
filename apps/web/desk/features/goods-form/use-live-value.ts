import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../src/lib/api.ts';

/** Milliseconds of rest after which what was stepped is saved. */
const REST = 1000;

/** Each sends what was typed and is not in the shop yet; answers whether it is there then. */
const unsaved = new Set<() => Promise<boolean>>();

/** Sends what was typed and rests, and waits for it. Answers whether all of it is in the shop. */
export async function liveValuesTaken(): Promise<boolean> {
  const taken = await Promise.all([...unsaved].map((send) => send()));
  return taken.every(Boolean);
}

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
  const saving = useRef<Promise<boolean>>(undefined);
  latest.current = typed ?? there;

  function commit(): Promise<boolean> {
    saving.current ??= send().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  }
  /** What is on its way may have left before the last key. */
  async function commitAll(): Promise<boolean> {
    await saving.current;
    return !unsaved.has(mine) || committing.current();
  }
  async function send(): Promise<boolean> {
    stopRest();
    const value = latest.current;
    const before = seen.current ?? there;
    if (problem(value)) return false;
    if (isSame(value, before)) return leaveAsItIs();
    try {
      setSaid(await save(value, before));
      setRefusal(undefined);
      const isAll = isSame(latest.current, value);
      seen.current = isAll ? null : value;
      // What was typed while it was under way is not lost.
      setTyped((now) => (now !== null && isSame(now, value) ? null : now));
      if (isAll) unsaved.delete(mine);
      else commitAfterRest();
      return isAll;
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      if (hasMoved(error)) seen.current = null;
      return false;
    }
  }
  const committing = useRef(commit);
  committing.current = commit;
  const committingAll = useRef(commitAll);
  committingAll.current = commitAll;
  const [mine] = useState(() => () => committingAll.current());
  function leaveAsItIs(): true {
    seen.current = null;
    setTyped(null);
    setRefusal(undefined);
    unsaved.delete(mine);
    return true;
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
      unsaved.delete(mine);
    };
  }, [mine]);
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
      unsaved.add(mine);
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
