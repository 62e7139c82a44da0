import { useRef, useState } from 'react';

/** Milliseconds of rest after which what was stepped is saved. */
const REST = 1000;

interface LiveRules<T> {
  /** As the shop has it now. */
  there: T;
  isSame: (one: T, other: T) => boolean;
  /** What is wrong as it stands; then it is not sent. */
  problem: (typed: T) => boolean;
  /** Tells the shop. Answers what to say; throws what it says against it. */
  save: (typed: T) => Promise<string>;
}

/** A value that the shop has: typed anew, it is there at once, past every draft. */
export function useLiveValue<T>({ there, isSame, problem, save }: LiveRules<T>) {
  const [typed, setTyped] = useState<T | null>(null);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<T>(there);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaving = useRef(false);
  latest.current = typed ?? there;

  async function commit() {
    clearTimeout(rest.current);
    const value = latest.current;
    if (isSaving.current || isSame(value, there) || problem(value)) return;
    isSaving.current = true;
    try {
      setSaid(await save(value));
      setRefusal(undefined);
      // What was typed while it was under way is not lost.
      setTyped((now) => (now !== null && isSame(now, value) ? null : now));
      if (!isSame(latest.current, value)) commitAfterRest();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      isSaving.current = false;
    }
  }
  const committing = useRef(commit);
  committing.current = commit;
  function commitAfterRest() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => void committing.current(), REST);
  }
  return {
    value: typed ?? there,
    said,
    refusal,
    change(next: T) {
      latest.current = next;
      setTyped(next);
      setSaid('');
      setRefusal(undefined);
    },
    commit: () => void commit(),
    commitAfterRest,
  };
}
