import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: times are told in whole minutes. */
const EVERY = 30_000;

/** The time now, in Unix milliseconds, kept up to date while it is shown. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
