import type { StoreChecklist } from '@oja/contract/desks/desk-store-form';
import { mayDo } from '@oja/domain/people/member-roles';
import { STORE_TERMS } from '@oja/domain/stores/store-terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '../../../src/lib/new-id.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Checkbox } from '../../../src/ui/forms/checkbox.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { call } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { checkWords } from '../../features/store-status/check-words.ts';
import { takeSettings } from '../../features/store-status/take-settings.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

interface OpenStoreProps {
  checklist: StoreChecklist;
  /** After it was refused. */
  again: boolean;
  onOpened: () => void;
}

/** The last act: the terms, and the button. */
export function OpenStore({ checklist: { items, ready }, again, onOpened }: OpenStoreProps) {
  const { id: seller, role } = useStore();
  const queryClient = useQueryClient();
  const [accepts, setAccepts] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const key = useRef(newId());
  const opening = useMutation({
    mutationFn: () =>
      call('applyWithStore', { params: { seller }, body: { terms: STORE_TERMS }, idempotencyKey: key.current }),
    onSuccess: (settings) => {
      takeSettings(queryClient, seller, settings);
      if (settings.status === 'approved') onOpened();
    },
    onError: (error) => {
      setProblem(refusalWords(error));
      // What was refused may be asked anew, and is then another request.
      key.current = newId();
      void queryClient.invalidateQueries({ queryKey: ['storeChecklist'] });
    },
  });
  if (!mayDo(role, 'account')) return <p className="text-muted">The owner of the store opens it.</p>;

  function open() {
    const missing = items.flatMap(({ check, done, required }) =>
      check !== 'terms' && required && !done ? [checkWords[check].act] : [],
    );
    if (!ready && missing.length > 0) {
      const needed = accepts ? missing : [...missing, 'Accept the selling terms'];
      return setProblem(`Still needed: ${needed.join('; ')}.`);
    }
    if (!accepts) {
      setProblem('Please accept the selling terms.');
      return box.current?.focus();
    }
    setProblem('');
    opening.mutate();
  }
  return (
    <div className="grid gap-3">
      <Checkbox
        ref={box}
        name="terms"
        checked={accepts}
        onChange={({ target }) => setAccepts(target.checked)}
        label={
          <>
            I accept the{' '}
            <a href="/#/selling-terms" target="_blank" rel="noopener" className="text-indigo underline">
              selling terms
            </a>
            .
          </>
        }
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button wide busy={opening.isPending} className="min-h-13 text-base" onClick={open}>
        {again ? 'Send it again' : 'Open my store'}
      </Button>
    </div>
  );
}
