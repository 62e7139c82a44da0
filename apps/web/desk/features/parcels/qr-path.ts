import { encode } from 'uqr';

export interface QrPath {
  /** Modules a side, the quiet edge included. */
  size: number;
  /** The dark ones, as the `d` of a path in which a module is 1 × 1. */
  path: string;
}

/** A QR code as a path: runs of dark modules in each row, so that a slip prints it sharp at any size. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let x = 0;
  for (const run of row
    .map((isDark) => (isDark ? 'x' : ' '))
    .join('')
    .match(/x+| +/g) ?? []) {
    if (run.startsWith('x')) path += `M${x} ${y}h${run.length}v1h-${run.length}z`;
    x += run.length;
  }
  return path;
}
