import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import type { Acts } from '../../features/parcels/use-acts.ts';
import { useTyped } from '../../features/parcels/use-typed.ts';

type Saving = 'no' | 'saved' | 'kept' | 'refused' | 'moved';

const words: Record<Saving, string> = {
  no: '',
  saved: 'Saved',
  kept: 'Saved on this phone, and sent with the line.',
  refused: '',
  moved: 'Somebody has written meanwhile. What you leave here takes the place of:',
};

/** What was typed, and the note that was there when it began. */
type Draft = { text: string; over: string };

/** A note for the members of the store; saved when it is left. What nobody has typed in follows the shop. */
export function OwnNote({ parcel: { orderId, orderNumber, ownNote }, acts }: { parcel: DeskParcel; acts: Acts }) {
  const typed = useTyped<Draft>(orderId, 'note');
  const [draft, setDraft] = useState(() => draftIn(typed.kept()));
  const [wasTyped] = useState(draft !== null);
  const [saving, setSaving] = useState<Saving>('no');

  function keep(next: Draft | null) {
    setDraft(next);
    typed.keep(next);
  }

  async function save() {
    if (!draft) return;
    if (draft.text.trim() === ownNote.trim()) return keep(null);
    if (draft.over !== ownNote) {
      keep({ ...draft, over: ownNote });
      return setSaving('moved');
    }
    keep(null);
    const { state } = await acts.run({ kind: 'note', orderId, ownNote: draft.text }, { about: orderNumber });
    setSaving(state === 'done' ? 'saved' : state);
    if (state === 'refused') keep(draft);
  }
  // Who leaves the page leaves the note; written over another one, it waits here until that was seen.
  const leave = useEffectEvent(() => {
    if (draft?.over === ownNote) void save();
  });
  useEffect(() => () => leave(), []);

  return (
    <Disclosure title="Own note" open={wasTyped || ownNote !== ''}>
      <TextArea
        label="For the members of your store"
        value={draft?.text ?? ownNote}
        rows={3}
        maxLength={500}
        onChange={({ target }) => {
          keep({ text: target.value, over: draft?.over ?? ownNote });
          setSaving('no');
        }}
        onBlur={() => void save()}
      />
      <p role="status" className="min-h-6 text-sm wrap-anywhere text-muted">
        {words[saving]}
        {saving === 'moved' && ` “${ownNote}”`}
      </p>
    </Disclosure>
  );
}

const draftIn = (kept: Partial<Draft> | undefined): Draft | null =>
  kept?.text === undefined || kept.over === undefined ? null : { text: kept.text, over: kept.over };
