import type { Cart } from '@oja/contract/cart';
import { useEffect, useState } from 'react';
import { loweredWords } from '../../features/cart/notices/lowered-words.ts';
import { dropPlaceState, placeState } from '../../lib/routing/hash-location.ts';
import { Notice } from '../../ui/states/notice.tsx';

/** What whoever led here has to say, and lines that have less than was wanted. Shown once. */
export function LoweredNotice() {
  const [{ lowered, words }] = useState(handedOver);
  useEffect(() => dropPlaceState('lowered', 'words'), []);
  if (lowered.length === 0 && !words) return null;
  return (
    <Notice tone="info" className="mb-5">
      {words && <p className="wrap-anywhere">{words}</p>}
      {lowered.length > 0 && (
        <>
          <p>Some quantities were lowered:</p>
          <ul className="mt-1 list-disc pl-5">
            {lowered.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none is ever moved
              <li key={at}>{loweredWords(line)}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** The history holds what this app has put there. */
function handedOver(): { lowered: Cart['lowered']; words: string } {
  const { lowered = [], words = '' } = placeState();
  return { lowered: lowered as Cart['lowered'], words: words as string };
}
