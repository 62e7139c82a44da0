import { readCount } from '@oja/domain/goods/read-count';
import { useRef, useState } from 'react';

/** How many there really are of what is not there, as it is typed. */
export interface ReallyThereState {
  /** Units that the shop has of it; null where none are counted, or it is not asked. */
  seen: number | null;
  isAsked: boolean;
  /** Whether it can be sent as it stands. */
  isRight: boolean;
  typed: string;
  setTyped: (typed: string) => void;
  counted: { seen: number; count: number } | undefined;
  field: React.RefObject<HTMLInputElement | null>;
  focus: () => void;
}

/** @param seen null where it is not asked @param sent what was said in a try whose answer was lost */
export function useReallyThere(seen: number | null, sent: number | undefined): ReallyThereState {
  // Empty until it is answered: nobody may sell nothing by having tapped on.
  const [typed, setTyped] = useState(sent === undefined ? '' : String(sent));
  const field = useRef<HTMLInputElement>(null);
  const count = readCount(typed);
  const isAsked = seen !== null;
  return {
    seen,
    isAsked,
    isRight: !isAsked || count !== undefined,
    typed,
    setTyped,
    counted: isAsked && count !== undefined ? { seen, count } : undefined,
    field,
    focus: () => field.current?.focus(),
  };
}
