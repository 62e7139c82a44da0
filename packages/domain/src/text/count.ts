import { MOST_COUNTED } from '../goods/filters.ts';

/** `1,234`: written by hand, because the server and the browser must write it alike. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 product`, `1,234 products`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `998`, `1,000`, and `1,000+` for what is beyond the most that a list or a search counts. */
export const formatTotal = (total: number): string =>
  total > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(total);

/** `1 product`, `1,000+ products`. */
export const totalOf = (total: number, one: string, many: string): string =>
  `${formatTotal(total)} ${total === 1 ? one : many}`;
