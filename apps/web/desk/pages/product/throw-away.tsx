import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../src/lib/api.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { call } from '../../app/desk-api.ts';
import { navigate } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import type { LiveProduct } from '../../features/goods-form/live.ts';
import type { OpenGoods } from '../../features/goods-form/open-goods.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

interface ThrowAwayProps {
  id: string;
  open: OpenGoods;
  /** Null where it was never published. */
  product: LiveProduct | null;
}

/** Throws what was written away, once somebody has said so twice. */
export function ThrowAway({ id, open, product }: ThrowAwayProps) {
  const { id: seller } = useStore();
  const href = useHref();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const throwing = useMutation({
    mutationFn: async () => {
      // Nothing of it may come after it: a picture that gets through meanwhile would have it kept anew.
      await open.keeper.hold();
      const { version } = open.keeper.state();
      if (version > 0) await dropped(seller, id, version);
      const stays = new Set(product?.pictures.map((picture) => picture.id));
      for (const picture of open.line.state()) if (!stays.has(picture.id)) open.line.remove(picture.id);
      await open.keeper.close();
      open.stop();
    },
    onError: () => open.keeper.letGo(),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['deskDrafts'] });
      showToast(product ? 'Thrown away. The shop is as it was.' : 'Thrown away.');
      navigate(href('products'));
    },
  });
  return (
    <>
      <Button variant="quiet" busy={throwing.isPending} onClick={() => setAsked(true)}>
        Throw away
      </Button>
      <Modal
        open={isAsked}
        onClose={() => setAsked(false)}
        title={product ? 'Throw these changes away?' : 'Throw this draft away?'}
        footer={
          <div className="grid gap-3">
            <Button wide onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button wide variant="danger" busy={throwing.isPending} onClick={() => throwing.mutate()}>
              Throw away
            </Button>
          </div>
        }
      >
        <p>
          {product
            ? 'Unpublished changes are lost. The product stays in the shop.'
            : 'All of it is lost, with its pictures.'}
        </p>
        {throwing.isError && (
          <p role="alert" className="mt-2 text-danger">
            {refusalWords(throwing.error)}
          </p>
        )}
      </Modal>
    </>
  );
}

/** Thrown away already, it is what was asked for. */
async function dropped(seller: string, id: string, version: number): Promise<void> {
  try {
    await call('dropDraft', { params: { seller, id }, body: { version } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'draft_not_found')) throw error;
  }
}
