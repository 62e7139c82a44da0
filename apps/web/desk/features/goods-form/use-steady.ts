import { useRef } from 'react';

/** The value of before while it is the same in what matters: what depends on it is not drawn anew. */
export function useSteady<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const last = useRef(value);
  if (!isSame(last.current, value)) last.current = value;
  return last.current;
}
