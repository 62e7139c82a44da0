import { useRef, useState } from 'react';
import { scrollMotion } from '../../ui/carousel/scroll-motion.ts';

/**
 * Asks for a size where somebody wants to buy without one: beside the choice, which gets the focus.
 * @param isOpen whether it is to be asked for
 */
export function useSizeQuestion(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  // Answered: another colour may open it again, and nobody has asked for that one yet.
  if (isAsked && !isOpen) setAsked(false);
  return {
    /** Around the choice. */
    ref,
    words: isAsked && isOpen ? 'Choose a size' : undefined,
    ask: isOpen
      ? () => {
          setAsked(true);
          ref.current?.scrollIntoView({ behavior: scrollMotion(), block: 'center' });
          ref.current?.querySelector('input')?.focus({ preventScroll: true });
        }
      : undefined,
  };
}
