import { countOf } from '@oja/domain/text/count';
import { useState } from 'react';
import { dismissToast, showToast } from '../../../src/ui/overlays/toast-store.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { type Act, ordersOf } from '../waiting/act.ts';
import type { Sent } from '../waiting/outcome.ts';
import { useSend } from '../waiting/waiting.tsx';
import { outcomeWords } from './outcome-words.ts';

/** Why the shop refused the last act on a parcel, by its order. */
export type Refusals = Readonly<Record<string, string>>;

interface Acted {
  /** What people call what it is about. */
  about: string;
  /** What has become of it, in a word or two: 'Accepted'. Left out, nothing is said. */
  said?: string;
  /** What comes of it once the shop has done it: 'The buyer is told.' */
  told?: string;
}

/** What is said of an act. One that waits has told nobody yet. */
function doneWords(state: 'done' | 'kept', { said, told }: Acted): string {
  if (state === 'kept') return `${said} on this phone. It is sent when the line is back.`;
  return told === undefined ? `${said}.` : `${said}. ${told}`;
}

/** Acts of a member on the parcels of a screen, and what was refused of them. */
export function useActs() {
  const send = useSend();
  const [refusals, setRefusals] = useState<Refusals>({});
  /** What became of several, where not all were done. */
  const [outcome, setOutcome] = useState('');

  async function run<A extends Act>(act: A, acted: Acted): Promise<Sent<A>> {
    const ids = ordersOf(act);
    setRefusals((known) => without(known, ids));
    const sent = await send(act, acted.about);
    if (sent.state === 'refused') setRefusals((known) => ({ ...known, ...eachOf(ids, sent.error.message) }));
    else if (acted.said !== undefined) showToast(doneWords(sent.state, acted));
    return sent;
  }

  async function pack(orderId: string, about: string) {
    // At once: undoing is a new act, which waits behind this one.
    const undo = showUndo(
      'Packed.',
      () => void run({ kind: 'pack', orderId, packed: false }, { about, said: 'Not packed' }),
    );
    const { state } = await run({ kind: 'pack', orderId, packed: true }, { about });
    if (state === 'refused') dismissToast(undo);
  }

  /** Several at once: each by itself, and what was refused of them stands at its parcel. */
  async function runSeveral(act: SeveralAct, said: { one: string; many: string }): Promise<Sent<SeveralAct>> {
    setOutcome('');
    const about = countOf(ordersOf(act).length, 'order', 'orders');
    const sent = await run(act, { about });
    if (sent.state === 'kept')
      showToast(`${about} wait on this phone. They are sent when the line is back.`, { tone: 'info' });
    if (sent.state !== 'done') return sent;
    const { items } = sent.answer;
    const refused = items.filter((item) => !item.ok);
    setRefusals((known) => ({ ...known, ...Object.fromEntries(refused.map((item) => [item.orderId, item.message])) }));
    if (refused.length > 0) setOutcome(outcomeWords(items, said));
    else showToast(outcomeWords(items, said));
    return sent;
  }

  return { run, pack, runSeveral, refusals, outcome };
}

type SeveralAct = Extract<Act, { orderIds: string[] } | { parcels: unknown }>;

export type Acts = ReturnType<typeof useActs>;

const eachOf = (ids: readonly string[], text: string) => Object.fromEntries(ids.map((id) => [id, text]));

const without = (refusals: Refusals, ids: readonly string[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([id]) => !ids.includes(id)));
