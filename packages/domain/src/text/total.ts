import { MOST_COUNTED } from '../goods/filters.ts';
import { formatCount } from './count.ts';

/** `998`, `1,000`, and `1,000+` for what is beyond the most that a list or a search counts. */
export const formatTotal = (total: number): string =>
  total > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(total);

/** `1 product`, `1,000+ products`. */
export const totalOf = (total: number, one: string, many: string): string =>
  `${formatTotal(total)} ${total === 1 ? one : many}`;
