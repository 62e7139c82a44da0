import { Button } from '../../../src/ui/button.tsx';

interface HolderProps {
  found: { holder: string; nameMatch: string };
  isYes: boolean;
  /** Somebody went on without saying so. */
  isTold: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** What was pressed is gone: whoever goes on with the keyboard goes on here. */
const focusOnce = (line: HTMLElement | null) => line?.focus();

/** Whose account the bank says it is: only a person can say whether that is right. */
export function Holder({ found: { holder, nameMatch }, isYes, isTold, onYes, onNo }: HolderProps) {
  return (
    <div className="grid gap-2 rounded-card bg-surface p-4 ring-1 ring-line">
      <p className="wrap-anywhere text-lg font-semibold">{holder}</p>
      {nameMatch === 'different' && (
        <p className="text-sm">
          The name differs from yours and from that of your store. You can go on: the operator looks at it, and your
          money waits until then.
        </p>
      )}
      {isYes ? (
        <p ref={focusOnce} tabIndex={-1} className="text-sm text-muted">
          You said that this is you.
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className={isTold ? 'text-danger' : undefined}>
            {isTold ? 'Say first whether this is you.' : 'Is this you?'}
          </span>
          <div className="flex gap-3">
            <Button variant="quiet" onClick={onNo}>
              No, another number
            </Button>
            <Button variant="secondary" onClick={onYes}>
              Yes
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
