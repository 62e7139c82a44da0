import type { Picture } from '@oja/contract/common';
import { useEffect, useState } from 'react';
import { nextIndex, previousIndex } from '../../ui/carousel/slides.ts';
import { shownPictures } from './shown-pictures.ts';

/** Milliseconds that the last picture stands at most while that of another colour is on its way. */
const LONGEST = 1000;

/**
 * The pictures of a colour, one at a time. A colour without a picture of its own keeps those that are there; another one
 * begins with its first.
 */
export function useSlides(images: readonly Picture[], color: string) {
  const [lastOwn, setLastOwn] = useState(color);
  const hasOwn = images.some(({ choice }) => choice === color);
  if (hasOwn && lastOwn !== color) setLastOwn(color);
  const of = hasOwn ? color : lastOwn;
  const pictures = shownPictures(images, of);
  const [place, setPlace] = useState({ of, index: 0 });
  const index = place.of === of && place.index < pictures.length ? place.index : 0;
  const shown = pictures[index];
  const goTo = (to: number) => setPlace({ of, index: to });
  return {
    pictures,
    index,
    shown,
    goTo,
    change: (direction: 'next' | 'previous') =>
      goTo(direction === 'next' ? nextIndex(index, pictures.length) : previousIndex(index, pictures.length)),
    ...useStanding(images, of, shown?.key),
  };
}

/** Which picture stands: after a change of colour the last one, until the new one has come and it can fade into it. */
function useStanding(images: readonly Picture[], of: string, key: string | undefined) {
  const [standing, setStanding] = useState({ of, key });
  const [come, setCome] = useState<ReadonlySet<string | undefined>>(new Set());
  const waits = standing.of !== of && !come.has(key) && images.some((image) => image.key === standing.key);
  if (!waits && (standing.key !== key || standing.of !== of)) setStanding({ of, key });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setStanding({ of, key }), LONGEST);
    return () => clearTimeout(timer);
  }, [waits, of, key]);
  return {
    standing: waits ? standing.key : key,
    come,
    /** Hears of each picture that is there, or cannot be had. */
    arrive: (arrived: string) => setCome((before) => (before.has(arrived) ? before : new Set(before).add(arrived))),
  };
}
