import { formatCount } from '@oja/domain/text/count';
import { Button } from '../../../src/ui/button.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { ChangeRows } from '../../features/sheet/change-rows.tsx';
import { actWords, lookWords } from '../../features/sheet/change-words.ts';
import type { ChangeFlow } from '../../features/sheet/use-change-flow.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';

/** What a change would do, row by row, before anything is changed. */
export function LookSheet({ flow }: { flow: ChangeFlow }) {
  const { looked, busy, failure, isUnsure } = flow;
  const leave = () => {
    if (!busy) flow.leave();
  };
  const isWide = useIsWide();
  return (
    <Modal
      open={looked !== null}
      onClose={leave}
      title="Look at it first"
      place={isWide ? 'middle' : 'bottom'}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={busy} onClick={leave}>
            {isUnsure ? 'Close' : 'Change nothing'}
          </Button>
          {looked !== null && looked.rows > 0 && (
            <Button busy={busy} className="grow sm:grow-0" onClick={() => void flow.make()}>
              Change {formatCount(looked.rows)}
            </Button>
          )}
        </div>
      }
    >
      {looked && (
        <div className="grid gap-3">
          <p>
            {looked.act && <strong className="font-semibold">{actWords(looked.act)}: </strong>}
            {lookWords(looked)}
          </p>
          {failure && (
            <Notice tone="error">
              {failure}
              {isUnsure && ' It may be changed already. Try again: it is changed only once.'}
            </Notice>
          )}
          <ChangeRows id={looked.id} />
        </div>
      )}
    </Modal>
  );
}
