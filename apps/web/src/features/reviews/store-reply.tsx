import type { Reply } from '@oja/contract/catalogue';
import { clsx } from 'clsx';
import { useState } from 'react';
import { formatDate } from '../../lib/text/dates.ts';

/** Letters and lines from which on a reply is folded: it must not push other reviews off the screen. */
const LONG = 280;
const MANY_LINES = 4;

const isLong = (text: string) => text.length > LONG || text.split('\n').length > MANY_LINES;

/** What a store answered to a review. */
export function StoreReply({ reply, storeName }: { reply: Reply; storeName: string }) {
  const [isFolded, setFolded] = useState(() => isLong(reply.text));
  return (
    <div className="mt-1 ml-2 grid justify-items-start gap-1 border-l-2 border-line-strong pl-4 sm:ml-4">
      <header className="flex flex-wrap items-center gap-x-3 text-sm">
        <h4 className="min-w-0 font-body text-sm font-semibold tracking-normal wrap-anywhere">Reply of {storeName}</h4>
        <time dateTime={reply.updatedAt} className="text-muted">
          {formatDate(reply.updatedAt)}
        </time>
      </header>
      <p className={clsx('max-w-prose wrap-anywhere whitespace-pre-line', isFolded && 'line-clamp-4')}>{reply.text}</p>
      {isLong(reply.text) && (
        <button
          type="button"
          aria-expanded={!isFolded}
          className="min-h-11 text-sm font-semibold text-palm underline underline-offset-4"
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? 'Read the whole reply' : 'Show less'}
        </button>
      )}
    </div>
  );
}
