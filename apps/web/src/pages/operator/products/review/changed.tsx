import { wordDifference } from '@oja/domain/text/word-difference';

interface ChangedProps {
  /** Undefined where there is nothing to compare it with. */
  before: string | undefined;
  now: string;
  /** What is said of no text at all. */
  empty: string;
}

/** A text, and what of it differs from the one before, word by word. */
export function Changed({ before, now, empty }: ChangedProps) {
  if (before === undefined || before === now) return now === '' ? <span className="text-muted">{empty}</span> : now;
  return wordDifference(before, now).map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'gone') {
      return (
        <del key={key} className="bg-clay-soft text-clay">
          <span className="sr-only">gone: </span>
          {text}
        </del>
      );
    }
    if (kind === 'new') {
      return (
        <ins key={key} className="bg-palm-soft font-medium text-palm">
          <span className="sr-only">new: </span>
          {text}
        </ins>
      );
    }
    return text;
  });
}
