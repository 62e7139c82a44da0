import { formatCount } from '@oja/domain/text/count';

/** 'Now 15, because 2 were sold or counted out meanwhile.': which of both is not told. @param moved by how much it had changed since it was seen */
export function movedWords(stock: number, moved: number): string {
  const units = `${formatCount(Math.abs(moved))} ${Math.abs(moved) === 1 ? 'was' : 'were'}`;
  return `Now ${formatCount(stock)}, because ${units} ${moved < 0 ? 'sold or counted out' : 'added'} meanwhile.`;
}
