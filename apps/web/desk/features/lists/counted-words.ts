import { formatCount } from '@oja/domain/text/count';

/** Rows that a list counts at most. */
const MOST_COUNTED = 10_000;

/** '998', '10,000+' */
export const countedWords = (count: number): string =>
  count > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(count);
