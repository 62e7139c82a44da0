import type { OperatorDraft } from '@oja/contract/desks/operator-drafts';
import type { ReturnReason } from '@oja/domain/goods/draft-review';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callFailure } from '../../../../features/session/call-failure.ts';
import { ApiError } from '../../../../lib/api.ts';
import { newId } from '../../../../lib/new-id.ts';
import { call } from '../../operator-api.ts';
import type { useQueue } from './use-queue.ts';

/** The last decision, as long as it can be undone. */
export interface LastDecision {
  id: string;
  name: string;
  what: 'approved' | 'returned';
}

interface DecisionsParts {
  confirmed: boolean;
  queue: ReturnType<typeof useQueue>;
  last: LastDecision | null;
  onLast: (last: LastDecision | null) => void;
  onDecided: (id: string) => void;
}

const isSure = (error: unknown): boolean => error instanceof ApiError && error.status > 0 && error.status < 500;

/** Approves, returns and undoes. Each decision is about what is shown, and is sent again under its own key once its answer was lost. */
export function useDecisions({ confirmed, queue, last, onLast, onDecided }: DecisionsParts) {
  const [isProven, setProven] = useState(confirmed);
  const [failure, setFailure] = useState('');
  const attempt = useRef({ about: '', key: '' });

  const act = useMutation({
    mutationFn: ({ about, send }: { about: string; send: (key: string) => Promise<void> }) => {
      if (attempt.current.about !== about) attempt.current = { about, key: newId() };
      return send(attempt.current.key);
    },
    onMutate: () => setFailure(''),
    onSuccess: () => {
      attempt.current = { about: '', key: '' };
    },
    onError: (error) => {
      if (isSure(error)) attempt.current = { about: '', key: '' };
      if (error instanceof ApiError && error.code === 'password_needed') setProven(false);
      else setFailure(callFailure(error));
      queue.readAnew();
    },
  });

  function decide({ id, goods }: OperatorDraft, what: LastDecision['what'], send: (key: string) => Promise<unknown>) {
    if (act.isPending || !isProven) return;
    const decided = async (key: string) => {
      await send(key);
      onLast({ id, name: goods.name, what });
      queue.take(id);
      onDecided(id);
    };
    act.mutate({ about: `${what} ${id}`, send: decided });
  }
  return {
    failure,
    isBusy: act.isPending,
    needsPassword: !isProven,
    proven: () => {
      setProven(true);
      queue.readAnew();
    },
    approve: (draft: OperatorDraft) =>
      decide(draft, 'approved', (idempotencyKey) =>
        call('approveDraft', { params: { id: draft.id }, body: { seen: draft.mark }, idempotencyKey }),
      ),
    sendBack: (draft: OperatorDraft, reasons: ReturnReason[], note: string) =>
      decide(draft, 'returned', (idempotencyKey) =>
        call('returnDraft', { params: { id: draft.id }, body: { seen: draft.mark, reasons, note }, idempotencyKey }),
      ),
    undo: () => {
      if (!last || act.isPending) return;
      const { id } = last;
      const send = async (idempotencyKey: string) => {
        const waits = await call('undoDecision', { params: { id }, body: {}, idempotencyKey }).catch(
          (error: unknown) => {
            if (isSure(error)) onLast(null);
            throw error;
          },
        );
        onLast(null);
        queue.putBack(id, waits.id);
      };
      act.mutate({ about: `undo ${id}`, send });
    },
  };
}
