import type { Block } from '@oja/contract/content';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { Spans } from './spans.tsx';

/** From so many sections on, a way to each is worth its room. */
const MANY_SECTIONS = 4;

interface ContentsProps {
  blocks: readonly Block[];
  /** From so wide a screen on they stand beside something and may be open. */
  besideFrom?: string;
}

/**
 * What a long text holds, each line the way to its section; an address of its own, so that it can be sent. Stands open
 * where there is room beside the text, and closed above it on phones.
 */
export function Contents({ blocks, besideFrom = '64rem' }: ContentsProps) {
  const path = usePathname();
  const [open] = useState(() => matchMedia(`(width >= ${besideFrom})`).matches);
  const headings = blocks.filter((block) => block.kind === 'heading');
  const parts = headings.filter(({ level }) => level === 2);
  // Few parts that hold several things each: a way to each of those, too.
  const sections = parts.length < MANY_SECTIONS ? headings : parts;
  if (sections.length < MANY_SECTIONS) return null;
  return (
    <nav aria-label="On this page" className="reading-contents">
      <details open={open} className="group rounded-card bg-surface px-5 py-1 ring-1 ring-inset ring-line">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ul className="pb-3">
          {sections.map(({ id, level, spans }) => (
            <li key={id} className={level === 2 ? undefined : 'pl-4 text-muted'}>
              <a href={`#${path}?part=${id}`}>
                <Spans spans={spans} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
