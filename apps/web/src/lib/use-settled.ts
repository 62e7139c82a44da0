import { useEffect, useState } from 'react';

/** A text once it has stayed the same for a while; '' before any has. @param wait milliseconds */
export function useSettled(text: string, wait: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return settled;
}
