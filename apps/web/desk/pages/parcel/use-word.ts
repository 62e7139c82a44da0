import { useState } from 'react';
import type { Acts } from '../../features/parcels/use-acts.ts';
import { useTyped } from '../../features/parcels/use-typed.ts';

/** A word to the buyer that goes with the next act, once: what was refused gives it back. */
export function useWord(orderId: string, acts: Acts) {
  const typed = useTyped<{ text: string }>(orderId, 'word');
  const [word, setWord] = useState(() => typed.kept()?.text ?? '');

  function change(text: string) {
    setWord(text);
    typed.keep(text ? { text } : null);
  }

  const run: Acts['run'] = async (act, acted) => {
    const told = 'notes' in act ? act.notes : '';
    if (told) change('');
    const sent = await acts.run(act, acted);
    if (told && sent.state === 'refused' && !typed.kept()) change(told);
    return sent;
  };

  return { word, change, acts: { ...acts, run } };
}
