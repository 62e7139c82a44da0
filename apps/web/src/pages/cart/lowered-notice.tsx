import { useEffect, useState } from 'react';
import { dropPlaceState, placeState } from '../../lib/hash-location.ts';
import { Notice } from '../../ui/notice.tsx';

/** What whoever led here has to say: lines that a merge lowered. Shown once. */
export function LoweredNotice() {
  const [lowered] = useState(handedOver);
  useEffect(() => dropPlaceState('lowered'), []);
  if (lowered.length === 0) return null;
  return (
    <Notice tone="info" className="mb-5">
      <p>Some items were lowered to what is left:</p>
      <ul className="mt-1 list-disc pl-5">
        {lowered.map(({ name, quantity }) => (
          <li key={name}>{quantity > 0 ? `${name}: ${quantity}` : `${name}: sold out, not added`}</li>
        ))}
      </ul>
    </Notice>
  );
}

function handedOver(): { name: string; quantity: number }[] {
  const { lowered } = placeState();
  return Array.isArray(lowered) ? lowered.filter(isLowered) : [];
}

function isLowered(value: unknown): value is { name: string; quantity: number } {
  const { name, quantity } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof quantity === 'number';
}
