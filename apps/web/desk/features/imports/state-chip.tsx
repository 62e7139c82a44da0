import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { CircleCheck, CircleDashed, LoaderCircle, Undo2 } from 'lucide-react';
import { Chip } from '../../../src/ui/chip.tsx';

/** Where an import stands. */
export function StateChip({ state }: Pick<DeskImport, 'state'>) {
  if (state === 'ready')
    return (
      <Chip tone="indigo">
        <CircleDashed aria-hidden="true" className="size-3.5" />
        Not stored yet
      </Chip>
    );
  if (state === 'stored')
    return (
      <Chip tone="palm">
        <CircleCheck aria-hidden="true" className="size-3.5" />
        Stored
      </Chip>
    );
  if (state === 'undone')
    return (
      <Chip>
        <Undo2 aria-hidden="true" className="size-3.5" />
        Undone
      </Chip>
    );
  return (
    <Chip tone="sun">
      <LoaderCircle aria-hidden="true" className="size-3.5" />
      {goingOn[state]}
    </Chip>
  );
}

const goingOn = { reading: 'Being read', storing: 'Being stored', undoing: 'Being undone' } as const;
