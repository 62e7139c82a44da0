import { CircleCheck, CircleX, Inbox, Package, PackageCheck, Truck } from 'lucide-react';
import { Chip, type ChipTone } from '../../../src/ui/chip.tsx';
import { type ParcelState, type Standing, stateNames, stateOf } from './parcel-step.ts';

const looks: Record<ParcelState, { icon: typeof Inbox; tone: ChipTone }> = {
  new: { icon: Inbox, tone: 'indigo' },
  'to-pack': { icon: Package, tone: 'plain' },
  packed: { icon: PackageCheck, tone: 'plain' },
  'on-the-way': { icon: Truck, tone: 'palm' },
  delivered: { icon: CircleCheck, tone: 'palm' },
  cancelled: { icon: CircleX, tone: 'clay' },
};

/** Where a parcel stands, by sign and word. */
export function StateChip({ parcel }: { parcel: Standing }) {
  const state = stateOf(parcel);
  const { icon: Icon, tone } = looks[state];
  return (
    <Chip tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {stateNames[state]}
    </Chip>
  );
}
