import type { DeskDrafts } from '@oja/contract/desks/desk-products';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { readListsAnew } from './use-desk-products.ts';
import { refusalWords } from './use-goods-acts.ts';

type Draft = DeskDrafts['items'][number];

/** Throws drafts away; undone, the same form is kept anew. What was refused, by draft. */
export function useThrowAway() {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const lists = read('deskDrafts', { params: { seller } }).queryKey;
  const readAnew = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: lists }), readListsAnew(queryClient, seller)]);

  async function throwAway({ id, name, version }: Draft): Promise<void> {
    const params = { seller, id };
    setRefusals((known) => ({ ...known, [id]: '' }));
    try {
      const { draft, product } = await call('deskProduct', { params });
      await call('dropDraft', { params, body: { version } });
      const said = `Thrown away: ${name.trim() || 'Without a name'}.`;
      if (draft) {
        showUndo(said, () => {
          const kept = call('keepDraft', {
            params,
            body: { version: 0, editVersion: product?.editVersion ?? 0, form: draft.form },
          });
          kept.catch((error) => setRefusals((known) => ({ ...known, [id]: refusalWords(error) }))).finally(readAnew);
        });
      }
    } catch (error) {
      setRefusals((known) => ({ ...known, [id]: refusalWords(error) }));
    }
    await readAnew();
  }
  return { refusals, throwAway };
}
