import type { Cart } from '@oja/contract/cart';
import { useEffect, useState } from 'react';
import { loweredWords } from '../../features/cart/lowered-words.ts';
import { dropPlaceState, placeState } from '../../lib/hash-location.ts';
import { Notice } from '../../ui/notice.tsx';

/** What whoever led here has to say: lines that a merge lowered. Shown once. */
export function LoweredNotice() {
  const [lowered] = useState(handedOver);
  useEffect(() => dropPlaceState('lowered'), []);
  if (lowered.length === 0) return null;
  return (
    <Notice tone="info" className="mb-5">
      <p>Some quantities were lowered:</p>
      <ul className="mt-1 list-disc pl-5">
        {lowered.map((line) => (
          <li key={line.name}>{loweredWords(line)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function handedOver(): Cart['lowered'] {
  const { lowered } = placeState();
  return Array.isArray(lowered) ? lowered.filter(isLowered) : [];
}

function isLowered(value: unknown): value is Cart['lowered'][number] {
  const { name, quantity, boundBy } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof quantity === 'number' && typeof boundBy === 'string';
}
