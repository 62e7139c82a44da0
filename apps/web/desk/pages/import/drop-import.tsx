import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { navigate } from '../../app/location.ts';
import { useDesk, useHref } from '../../app/store.ts';
import { useImportActs } from '../../features/imports/use-imports.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

/** Throws an import away that is not stored, once somebody has said so twice. */
export function DropImport({ now: { id } }: { now: DeskImport }) {
  const { store, user } = useDesk();
  const href = useHref();
  const acts = useImportActs(id);
  const [isAsked, setAsked] = useState(false);
  const dropping = useMutation({
    mutationFn: acts.drop,
    onSuccess: () => {
      // Fetched with the photographs, long ago.
      void import('../../features/imports/open-tray.ts').then(({ endTray }) =>
        endTray({ user: user.id, seller: store.id, id }),
      );
      showToast('Thrown away. Nothing of it was stored.');
      navigate(href('imports'), { replace: true });
    },
  });
  return (
    <>
      <Button variant="quiet" className="shrink-0 whitespace-nowrap" onClick={() => setAsked(true)}>
        Throw away
      </Button>
      <Modal
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Throw this import away?"
        footer={
          <div className="grid gap-3">
            <Button wide onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button wide variant="danger" busy={dropping.isPending} onClick={() => dropping.mutate()}>
              Throw away
            </Button>
          </div>
        }
      >
        <p>Nothing of it is stored. What you mended here, and which photographs it has, is lost.</p>
        {dropping.isError && (
          <p role="alert" className="mt-2 text-danger">
            {refusalWords(dropping.error)}
          </p>
        )}
      </Modal>
    </>
  );
}
