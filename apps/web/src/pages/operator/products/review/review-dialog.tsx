import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useBackCloses } from '../../../../ui/overlays/use-back-closes.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../../ui/states/try-again.tsx';
import { LookedAt } from './looked-at.tsx';
import { ProvePassword } from './prove-password.tsx';
import { ReturnForm, type ReturnWords } from './return-form.tsx';
import { type LastDecision, useDecisions } from './use-decisions.ts';
import { useQueue } from './use-queue.ts';

interface ReviewDialogProps {
  confirmed: boolean;
  /** What can still be undone. */
  last: LastDecision | null;
  onLast: (last: LastDecision | null) => void;
  onClose: () => void;
}

/** The queue, a product a screen: decided by a key each, or by the buttons below. */
export function ReviewDialog({ confirmed, last, onLast, onClose }: ReviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const queue = useQueue();
  const [isReturning, setReturning] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  /** What was typed of a return and not sent, by draft. */
  const typed = useRef(new Map<string, ReturnWords>());
  function leaveReturn(id: string) {
    typed.current.delete(id);
    setReturning(false);
  }
  const decisions = useDecisions({ confirmed, queue, last, onLast, onDecided: leaveReturn });
  const { current, draft } = queue;
  const shown = current && draft.data?.id === current.id ? draft.data : undefined;
  const shownId = shown?.id;
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());
  // Each product is read from its beginning.
  useEffect(() => {
    if (shownId === undefined) return;
    setZoomed(false);
    setReturning(false);
    dialog.current?.scrollTo({ top: 0 });
  }, [shownId]);
  // What had the focus may be gone: keys are heard again.
  const isFree = !isReturning && !decisions.needsPassword;
  useEffect(() => {
    if (isFree) document.getElementById(heading)?.focus({ preventScroll: shownId === undefined });
  }, [shownId, isFree, heading]);

  const mayDecide = shown !== undefined && !decisions.needsPassword;
  const acts: Record<string, () => void> = {
    a: () => mayDecide && decisions.approve(shown),
    r: () => mayDecide && setReturning(true),
    s: () => current && queue.skip(current.id),
    u: decisions.undo,
    z: () => setZoomed((zoomed) => !zoomed),
  };
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    if (ctrlKey || metaKey || altKey || isReturning || target instanceof HTMLInputElement) return;
    const run = acts[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    // A key that is held would decide on products that nobody has seen.
    if (!repeat) run();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-canvas p-0 text-ink"
      onClose={onClose}
      onCancel={(event) => {
        if (!isReturning) return;
        event.preventDefault();
        setReturning(false);
      }}
      onKeyDown={onKeyDown}
    >
      <div className="mx-auto grid min-h-full max-w-320 grid-cols-1 grid-rows-[auto_1fr_auto] gap-4 p-4 sm:p-6">
        <div className="flex items-start gap-3">
          <h2 id={heading} tabIndex={-1} className="min-w-0 flex-1 text-xl wrap-anywhere">
            {shown ? shown.goods.name : 'Products to look at'}
          </h2>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {decisions.failure && <Notice tone="error">{decisions.failure}</Notice>}
          {decisions.needsPassword && <ProvePassword onProven={decisions.proven} />}
          {shown && <LookedAt draft={shown} isZoomed={isZoomed} onZoom={() => setZoomed(!isZoomed)} />}
          {queue.failed && (
            <TryAgain
              text="Failed to load the products to look at"
              busy={queue.isComing}
              onRetry={() => queue.readAnew()}
            />
          )}
          {((current && !shown && !draft.isError) || (!current && queue.isComing)) && (
            <Skeleton className="h-96 rounded-card" />
          )}
          {current && !shown && draft.isError && (
            <TryAgain
              text="Failed to load this product"
              busy={draft.isFetching}
              onRetry={() => {
                queue.readAnew();
              }}
            />
          )}
          {!current && !queue.isComing && !queue.failed && (
            <Empty skipped={queue.skippedCount} onAgain={queue.startOver} />
          )}
        </div>
        <div className="sticky bottom-0 -mx-4 grid gap-2 border-t border-line bg-canvas p-4 sm:-mx-6 sm:px-6">
          {isReturning && shown ? (
            <ReturnForm
              busy={decisions.isBusy}
              typed={typed.current.get(shown.id)}
              onTyped={(words) => typed.current.set(shown.id, words)}
              onCancel={() => setReturning(false)}
              onReturn={(reasons, note) => decisions.sendBack(shown, reasons, note)}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              <Button disabled={!mayDecide} busy={decisions.isBusy} onClick={acts.a}>
                Approve
              </Button>
              <Button variant="secondary" disabled={!mayDecide} onClick={acts.r}>
                Return …
              </Button>
              <Button variant="secondary" disabled={!current} onClick={acts.s}>
                Skip
              </Button>
              {last && (
                <Button variant="quiet" onClick={acts.u}>
                  Undo: {last.name} {last.what}
                </Button>
              )}
            </div>
          )}
          <p className="text-sm text-muted">
            {current && `${queue.count} in all. `}
            {isReturning
              ? 'Keys: 1 to 9 reasons · Enter leads on, and sends · Esc back'
              : 'Keys: a approve · r return · s skip · u undo the last · z zoom'}
          </p>
        </div>
        <p role="status" className="sr-only">
          {last && `${last.name} ${last.what}`}
        </p>
      </div>
    </dialog>
  );
}

function Empty({ skipped, onAgain }: { skipped: number; onAgain: () => void }) {
  if (skipped === 0) return <p>Nothing waits.</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{skipped === 1 ? 'One product was skipped.' : `${skipped} products were skipped.`}</p>
      <Button variant="secondary" onClick={onAgain}>
        Look at what was skipped
      </Button>
    </div>
  );
}
