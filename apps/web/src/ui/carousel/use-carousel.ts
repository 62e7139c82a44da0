import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSavesData } from '../../lib/use-saves-data.ts';
import { ADVANCE_EVERY, canChange, lockedUntil, nextIndex, previousIndex, TRANSITION } from './slides.ts';

export type Direction = 'next' | 'previous';

interface Position {
  index: number;
  /** The slide that is moving out, until its transition is over. */
  leaving: number | null;
  direction: Direction;
}

/** The state of a carousel of `count` slides: which one shows, how it came, and whether it moves by itself. */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<Position>({ index: 0, leaving: null, direction: 'next' });
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const locked = useRef(0);
  const savesData = useSavesData();
  const resting = useResting() || savesData;
  const playing = count > 1 && !stopped && !resting;

  function change(direction: Direction, to?: number) {
    if (count < 2 || !canChange(performance.now(), locked.current)) return;
    locked.current = lockedUntil(performance.now());
    setPosition(({ index }) => {
      const target = to ?? (direction === 'next' ? nextIndex(index, count) : previousIndex(index, count));
      return { index: target, leaving: index, direction };
    });
  }

  const advance = useRef(change);
  advance.current = change;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of slide starts the wait anew
  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => advance.current('next'), ADVANCE_EVERY);
    return () => clearTimeout(timer);
  }, [playing, held, position.index]);

  useEffect(() => {
    if (position.leaving === null) return;
    const timer = setTimeout(() => setPosition((now) => ({ ...now, leaving: null })), TRANSITION);
    return () => clearTimeout(timer);
  }, [position]);

  return {
    ...position,
    playing,
    change,
    goTo: (to: number) => to !== position.index && change(to > position.index ? 'next' : 'previous', to),
    toggle: () => setStopped(!stopped),
    canPlay: count > 1 && !resting,
    /** Nothing is fetched before it is wanted. */
    savesData,
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

/** Nothing moves by itself in a hidden tab, or for somebody who asked for less motion. */
function useResting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const motion = matchMedia('(prefers-reduced-motion: reduce)');
      document.addEventListener('visibilitychange', listener);
      motion.addEventListener('change', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        motion.removeEventListener('change', listener);
      };
    },
    () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );
}
