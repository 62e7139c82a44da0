import type { Understood } from '@oja/contract/search';
import { href } from '../../lib/routing/paths.ts';

interface HowReadProps {
  q: string;
  understood: Understood;
}

/** Says where something else was looked for than was typed, and leads to what was typed; nothing where that is the same. */
export function HowRead({ q, understood: { text, corrected, instead, lacking } }: HowReadProps) {
  if (!corrected && lacking.length === 0 && instead === undefined) return null;
  const link = 'font-semibold text-indigo underline underline-offset-4 wrap-anywhere';
  return (
    <div role="status" className="-mb-4 grid max-w-[66ch] gap-1 wrap-anywhere">
      {corrected && (
        <p>
          Showing results for <strong>{text}</strong>. Search instead for{' '}
          <a href={href('search', undefined, { q, exact: '1' })} className={link}>
            {q}
          </a>
        </p>
      )}
      {instead !== undefined && (
        <p>
          Did you mean{' '}
          <a href={href('search', undefined, { q: instead })} className={link}>
            {instead}
          </a>
          ?
        </p>
      )}
      {lacking.length > 0 && (
        <p className="text-muted">
          No product has <strong className="text-ink">{listOf(lacking)}</strong>; showing results without{' '}
          {lacking.length === 1 ? 'it' : 'them'}
        </p>
      )}
    </div>
  );
}

/** 'a', 'a or b', 'a, b or c' */
const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
