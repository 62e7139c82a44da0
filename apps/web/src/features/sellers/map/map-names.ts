/** A ring of the map, in the units of the drawing. */
export interface Ring {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a name stands: at a corner of its text, as SVG sets it. */
export interface PlacedName {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** About the width of a letter, and the room about a name, of its size in units. */
const [LETTER, ROOM] = [0.58, 0.35] as const;

/**
 * Names for as many rings as have room for theirs, the first rings before all others: beside it, below or above it. A name lies on
 * no ring and no other name.
 * @param size height of a letter, in units
 */
export function placeNames(rings: readonly Ring[], size: number, taken: readonly Box[] = []): PlacedName[] {
  const boxes = [...taken, ...rings.map(boxOf)];
  return rings.flatMap(({ state, x, y, radius }) => {
    const [across, gap] = [state.length * size * LETTER, radius + size * ROOM];
    const middle = y + size * 0.35;
    const tries: readonly [PlacedName, Box][] = [
      [
        { state, x: x + gap, y: middle, anchor: 'start' },
        { left: x + gap, right: x + gap + across, top: y - size / 2, bottom: y + size / 2 },
      ],
      [
        { state, x: x - gap, y: middle, anchor: 'end' },
        { left: x - gap - across, right: x - gap, top: y - size / 2, bottom: y + size / 2 },
      ],
      [
        { state, x, y: y + gap + size * 0.75, anchor: 'middle' },
        { left: x - across / 2, right: x + across / 2, top: y + gap, bottom: y + gap + size },
      ],
      [
        { state, x, y: y - gap, anchor: 'middle' },
        { left: x - across / 2, right: x + across / 2, top: y - gap - size, bottom: y - gap },
      ],
    ];
    const free = tries.find(([, box]) => !boxes.some((other) => overlap(box, other)));
    if (!free) return [];
    boxes.push(free[1]);
    return [free[0]];
  });
}

const boxOf = ({ x, y, radius }: Ring): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Nearer than this they seem to touch. */
const APART = 2;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + APART && other.left < one.right + APART && one.top < other.bottom && other.top < one.bottom;
