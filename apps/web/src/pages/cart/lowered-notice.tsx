import type { Cart } from '@oja/contract/cart';
import { useEffect, useState } from 'react';
import { lostWords } from '../../features/cart/forget-lost.ts';
import { loweredWords } from '../../features/cart/notices/lowered-words.ts';
import type { Merged } from '../../features/cart/pending/merge-batches.ts';
import { dropPlaceState, placeState } from '../../lib/routing/hash-location.ts';
import { Notice } from '../../ui/states/notice.tsx';

/** What whoever led here has to say: lines that a merge lowered, and that it left something out. Shown once. */
export function LoweredNotice() {
  const [{ lowered, leftOut }] = useState(handedOver);
  useEffect(() => dropPlaceState('lowered', 'leftOut'), []);
  if (lowered.length === 0 && !leftOut) return null;
  return (
    <Notice tone="info" className="mb-5">
      {leftOut && <p>{lostWords}</p>}
      {lowered.length > 0 && (
        <>
          <p>Some quantities were lowered:</p>
          <ul className="mt-1 list-disc pl-5">
            {lowered.map((line) => (
              <li key={line.name}>{loweredWords(line)}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

function handedOver(): Merged {
  const { lowered, leftOut } = placeState();
  return { lowered: Array.isArray(lowered) ? lowered.filter(isLowered) : [], leftOut: leftOut === true };
}

function isLowered(value: unknown): value is Cart['lowered'][number] {
  const { name, quantity, boundBy } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof quantity === 'number' && typeof boundBy === 'string';
}
