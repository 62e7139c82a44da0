import type { Draft } from '@oja/contract/desks/desk-drafts';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import type { KeeperState } from '../../features/goods-form/draft-keeper.ts';
import { TakenDownWords } from '../../features/products/taken-down-words.tsx';
import { useTakeBack } from '../../features/products/use-take-back.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

interface ReviewedProps {
  /** As it was when the page came. */
  draft: Draft;
  state: KeeperState;
}

/** That a draft waits for the operator, or why it came back. */
export function Reviewed({ draft, state }: ReviewedProps) {
  if (draft.state === 'in_review') return <Waits draft={draft} isChanged={state.version > draft.version} />;
  return (
    <Notice tone="error" className="mb-4">
      <span className="font-medium">We sent it back to you</span>
      <TakenDownWords takenDown={draft} />
    </Notice>
  );
}

function Waits({ draft: { id, version }, isChanged }: { draft: Draft; isChanged: boolean }) {
  const takeBack = useTakeBack(id);
  if (isChanged || takeBack.isSuccess) {
    return <Notice className="mb-4">Taken back: nobody looks at it until you send it again.</Notice>;
  }
  return (
    <Notice
      className="mb-4"
      action={
        <Button variant="secondary" busy={takeBack.isPending} onClick={() => takeBack.mutate(version)}>
          Take back
        </Button>
      }
    >
      In review. Most products are looked at within 1 working day. What you change takes it back.
      {takeBack.isError && <span className="block text-danger">{refusalWords(takeBack.error)}</span>}
    </Notice>
  );
}
