import type { DeskDrafts } from '@oja/contract/desks/desk-drafts';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../src/lib/api.ts';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { call, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { readListsAnew } from './use-desk-products.ts';

type Draft = DeskDrafts['items'][number];

/** A draft that can be kept anew as it was. */
interface Thrown {
  params: { seller: string; id: string };
  body: { version: number; editVersion: number; form: ProductForm };
  called: string;
}

/** No other try would bring it back. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && ['changed_meanwhile', 'picture_not_found'].includes(error.code);

/** Throws drafts away; undone, the same form is kept anew. What was refused, by draft. */
export function useThrowAway() {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const lists = read('deskDrafts', { params: { seller } }).queryKey;
  const readAnew = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: lists }), readListsAnew(queryClient, seller)]);

  /** Its row is gone: what is refused is told where the undoing was offered, and offered again. */
  async function bringBack({ params, body, called }: Thrown): Promise<void> {
    try {
      await call('keepDraft', { params, body });
    } catch (error) {
      const again = { label: 'Try again', run: () => void bringBack({ params, body, called }) };
      const action = isLost(error) ? { label: 'OK', run: () => {} } : again;
      showToast(`${called} is not back. ${refusalWords(error)}`, { tone: 'error', stays: true, action });
    }
    await readAnew();
  }

  async function throwAway({ id, name, version }: Draft): Promise<void> {
    const params = { seller, id };
    setRefusals((known) => ({ ...known, [id]: '' }));
    try {
      const { draft, product } = await call('deskProduct', { params });
      await call('dropDraft', { params, body: { version } });
      const called = name.trim() || 'Without a name';
      if (draft) {
        const body = { version: 0, editVersion: product?.editVersion ?? 0, form: draft.form };
        showUndo(`Thrown away: ${called}.`, () => void bringBack({ params, body, called }));
      }
    } catch (error) {
      setRefusals((known) => ({ ...known, [id]: refusalWords(error) }));
    }
    await readAnew();
  }
  return { refusals, throwAway };
}
