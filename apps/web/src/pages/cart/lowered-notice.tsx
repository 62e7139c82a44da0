import type { Cart } from '@oja/contract/cart';
import { useEffect, useState } from 'react';
import { lostWords } from '../../features/cart/forget-lost.ts';
import { loweredWords } from '../../features/cart/notices/lowered-words.ts';
import type { Merged } from '../../features/cart/pending/merge-batches.ts';
import { dropPlaceState, placeState } from '../../lib/routing/hash-location.ts';
import { Notice } from '../../ui/states/notice.tsx';

/** What whoever led here has to say: lines that a merge lowered, that it left something out, what of an order it did not. Shown once. */
export function LoweredNotice() {
  const [{ lowered, leftOut, again }] = useState(handedOver);
  useEffect(() => dropPlaceState('lowered', 'leftOut', 'again'), []);
  if (lowered.length === 0 && !leftOut && !again) return null;
  return (
    <Notice tone="info" className="mb-5">
      {leftOut && <p>{lostWords}</p>}
      {again && <p className="wrap-anywhere">{again}</p>}
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

function handedOver(): Merged & { again: string } {
  const { lowered, leftOut, again } = placeState();
  return {
    lowered: Array.isArray(lowered) ? lowered.filter(isLowered) : [],
    leftOut: leftOut === true,
    again: typeof again === 'string' ? again : '',
  };
}

function isLowered(value: unknown): value is Cart['lowered'][number] {
  const { name, quantity, boundBy } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof quantity === 'number' && typeof boundBy === 'string';
}
