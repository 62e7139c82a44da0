import { Button } from '../../../src/ui/button.tsx';

interface HolderProps {
  found: { holder: string; nameMatch: string };
  isYes: boolean;
  onYes: () => void;
}

/** Whose account the bank says it is: only a person can say whether that is right. */
export function Holder({ found: { holder, nameMatch }, isYes, onYes }: HolderProps) {
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
        <p className="text-sm text-muted">You said that this is you.</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>Is this you?</span>
          <Button variant="secondary" onClick={onYes}>
            Yes
          </Button>
        </div>
      )}
    </div>
  );
}
