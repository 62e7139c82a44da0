/** Line patterns for walls, drawn after adìrẹ, aṣọ-òkè and mud walls. A tile is 100 units wide. */
const tiles = {
  rings:
    '<circle cx="50" cy="50" r="36"/><circle cx="50" cy="50" r="17"/><path d="M0 50h14M86 50h14M50 0v14M50 86v14"/>',
  dots: '<circle cx="25" cy="25" r="7"/><circle cx="75" cy="75" r="7"/><circle cx="25" cy="25" r="16"/>',
  waves: '<path d="M0 30q25-30 50 0t50 0M0 60q25-30 50 0t50 0M0 90q25-30 50 0t50 0"/>',
  lozenges: '<path d="M50 4l46 46-46 46L4 50z"/><path d="M50 28l22 22-22 22-22-22z"/>',
  steps: '<path d="M0 20h20v20h20v20h20v20h20v20h20M60 0v20h20v20h20"/>',
  fans: '<path d="M0 100a50 50 0 0 1 100 0M20 100a30 30 0 0 1 60 0M40 100a10 10 0 0 1 20 0M-50 50a50 50 0 0 1 100 0M50 50a50 50 0 0 1 100 0"/>',
  stars: '<path d="M50 10v80M10 50h80M22 22l56 56M78 22L22 78"/><circle cx="50" cy="50" r="12"/>',
} as const;

export type PatternName = keyof typeof tiles;
export const patternNames = Object.keys(tiles) as PatternName[];

/** An SVG `<pattern id="wall">` with tiles of `size` pixels. */
export function wallPattern(name: PatternName, size: number, color: string, turn: number): string {
  const scale = size / 100;
  return `<pattern id="wall" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">
    <g transform="scale(${scale})" fill="none" stroke="${color}" stroke-width="${3.6}" stroke-linecap="round">${tiles[name]}</g>
  </pattern>`;
}
