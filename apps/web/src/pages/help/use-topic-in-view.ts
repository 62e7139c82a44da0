import type { HelpTopic } from '@oja/contract/content';
import { useEffect, useState } from 'react';
import { partId } from '../../features/reading/part.ts';
import { useMedia } from '../../lib/use-media.ts';

/** A line across the window, below the bar and where a topic stands that was gone to. */
const LINE = '-20% 0px -79% 0px';

/**
 * The slug of the topic whose questions are in sight, at first the first; none while no topics are shown, or where their
 * list does not stand beside them.
 */
export function useTopicInView(topics: readonly HelpTopic[], areShown: boolean): string | undefined {
  const isBeside = useMedia('(width >= 64rem)') && areShown;
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    if (!isBeside) return;
    const slugOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(slugOf.get(entered.target));
      },
      { rootMargin: LINE },
    );
    for (const { slug } of topics) {
      const section = document.getElementById(partId(slug))?.parentElement;
      if (!section) continue;
      slugOf.set(section, slug);
      observer.observe(section);
    }
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [topics, isBeside]);
  return isBeside ? (inView ?? topics[0]?.slug) : undefined;
}
