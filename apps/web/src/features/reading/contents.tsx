import type { Block } from '@oja/contract/content';
import { usePathname } from '../../lib/hash-location.ts';
import { showPart } from './part.ts';
import { Spans } from './spans.tsx';

/** From so many sections on, a way to each is worth its room. */
const MANY_SECTIONS = 4;

/** What a long text holds, each line the way to its section; an address of its own, so that it can be sent. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const path = usePathname();
  const sections = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  if (sections.length < MANY_SECTIONS) return null;
  return (
    <nav aria-labelledby="contents" className="reading-contents rounded-card bg-sunken px-5 py-3">
      <h2 id="contents" className="mt-2 mb-1 text-sm tracking-normal">
        On this page
      </h2>
      <ul>
        {sections.map(
          (section) =>
            section.kind === 'heading' && (
              <li key={section.id}>
                <a href={`#${path}?part=${section.id}`} onClick={() => showPart(section.id)}>
                  <Spans spans={section.spans} />
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
