import type { HelpTopic } from '@oja/contract/content';
import { useEffect, useState } from 'react';
import { partId } from '../../features/reading/part.ts';
import { useMedia } from '../../lib/use-media.ts';

/** The window without the bar, from just below where a topic begins that was gone to; however low the window is. */
const BELOW_BAR = '-96px 0px 0px 0px';

/**
 * The slug of the topic whose questions are in sight, at first the first; none while no topics are shown, or where their
 * list does not stand beside them.
 */
export function useTopicInView(topics: readonly HelpTopic[], areShown: boolean): string | undefined {
  const isBeside = useMedia('(width >= 64rem)') && areShown;
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    if (!isBeside) return;
    const seen = new Set<Element>();
    const sections = topics.map(({ slug }) => document.getElementById(partId(slug))?.parentElement);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
        // Where none is, as beside the footer, the last one stays.
        const first = sections.findIndex((section) => section && seen.has(section));
        if (first !== -1) setInView(topics[first]?.slug);
      },
      { rootMargin: BELOW_BAR },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [topics, isBeside]);
  return isBeside ? (inView ?? topics[0]?.slug) : undefined;
}
