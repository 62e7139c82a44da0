import { Button } from '../../../src/ui/button.tsx';
import { useAccount } from '../../app/store.ts';
import { focusOnce } from '../../ui/focus-once.ts';

interface HolderProps {
  found: { holder: string; nameMatch: string };
  isYes: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Whose account the bank says it is: only a person can say whether that is right. */
export function Holder({ found: { holder, nameMatch }, isYes, onYes, onNo }: HolderProps) {
  const { brand } = useAccount().site;
  return (
    <div className="grid gap-2 rounded-chip bg-sunken p-4">
      <p className="wrap-anywhere text-[1.375rem] leading-snug font-semibold">{holder}</p>
      {nameMatch === 'different' && (
        <p className="text-sm">
          The name differs from yours and from that of your store. You can go on: {brand} looks at it, and your money
          waits until then.
        </p>
      )}
      {isYes ? (
        <p ref={focusOnce} tabIndex={-1} className="text-sm text-muted">
          You said that this is you.
        </p>
      ) : (
        <div className="mt-2 grid gap-2">
          <Button wide className="min-h-13 text-base" onClick={onYes}>
            Yes, this is me
          </Button>
          <Button variant="quiet" wide onClick={onNo}>
            No, another number
          </Button>
        </div>
      )}
    </div>
  );
}
