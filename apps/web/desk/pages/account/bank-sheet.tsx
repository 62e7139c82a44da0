import type { Bank } from '@oja/contract/desks/desk-money';
import { plainLetters } from '@oja/domain/text/plain-letters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMedia } from '../../../src/lib/use-media.ts';
import { NameSearch } from '../../../src/ui/forms/name-search.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';

interface BankSheetProps {
  open: boolean;
  onChoose: (bank: Bank) => void;
  onClose: () => void;
}

/** Every bank that money can go to, narrowed by letters. */
export function BankSheet({ open, onChoose, onClose }: BankSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal open={open} onClose={onClose} place={isWide ? 'middle' : 'bottom'} title="Choose your bank">
      <Banks onChoose={onChoose} />
    </Modal>
  );
}

function Banks({ onChoose }: Pick<BankSheetProps, 'onChoose'>) {
  const { id: seller } = useStore();
  const banks = useQuery(read('payoutBanks', { params: { seller } }));
  const [asked, setAsked] = useState('');
  const letters = plainLetters(asked.trim());
  const shown = banks.data?.items.filter(({ name }) => plainLetters(name).includes(letters));
  return (
    <div className="grid gap-3">
      <NameSearch label="Search banks" value={asked} wait={0} onChange={setAsked} />
      <DeskFailure text="Could not load the banks." of={banks} />
      {banks.isPending && <DeskSkeleton shape="rows" />}
      {shown?.length === 0 && <p className="text-muted">No bank has these letters.</p>}
      <ul>
        {shown?.map((bank) => (
          <li key={bank.code} className="border-b border-line last:border-0">
            <button
              type="button"
              className="min-h-12 w-full rounded-chip px-2 text-left hover:bg-sunken"
              onClick={() => onChoose(bank)}
            >
              {bank.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
