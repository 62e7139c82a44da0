import { Fragment } from 'react';
import type { Range } from '../../lib/text/highlight.ts';

/** A text with stretches of it marked; `ranges` in their order and apart. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return (
    <>
      {ranges.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.end ?? 0, start)}
          <mark className="bg-transparent font-bold text-palm">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
