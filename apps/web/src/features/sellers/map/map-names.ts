/** A ring of the map, in the units of the drawing. */
export interface Ring {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a name stands: at a corner of its text, as SVG sets it; one that stands apart has a line from its ring. */
export interface PlacedName {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly line?: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
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
 * Names for as many rings as have room for theirs, the first rings before all others: beside it, below or above it, else
 * apart from it at the end of a line. A name lies on no ring and no other name, and no line runs over either.
 * @param size height of a letter, in units
 * @param reach how far from its ring a name may stand, in units; 0 for beside it alone
 */
export function placeNames(rings: readonly Ring[], size: number, taken: readonly Box[] = [], reach = 0): PlacedName[] {
  const boxes = [...taken, ...rings.map(boxOf)];
  const lines: Required<PlacedName>['line'][] = [];
  const near = rings.map((ring) => beside(ring, size, boxes));
  return rings.flatMap((ring, at) => near[at] ?? apart(ring, size, reach, boxes, lines) ?? []);
}

/** Right of its ring, left of it, below or above, whichever is free first; the room is taken. */
function beside({ state, x, y, radius }: Ring, size: number, boxes: Box[]): PlacedName | undefined {
  const [across, gap] = [state.length * size * LETTER, radius + size * ROOM];
  const middle = y + size * 0.35;
  // Below or above, a name must not seem to be that of a ring at its side.
  const wide = across / 2 + size / 2;
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
      { left: x - wide, right: x + wide, top: y + gap, bottom: y + gap + size },
    ],
    [
      { state, x, y: y - gap, anchor: 'middle' },
      { left: x - wide, right: x + wide, top: y - gap - size, bottom: y - gap },
    ],
  ];
  const free = tries.find(([, box]) => !boxes.some((other) => overlap(box, other)));
  if (free) boxes.push(free[1]);
  return free?.[0];
}

/** Directions in which a name is looked for: all round, in steps of 15 degrees. */
const ROUND = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12);

/** The nearest place to which a line leads over no other ring and no name. */
function apart(
  { state, x, y, radius }: Ring,
  size: number,
  reach: number,
  boxes: Box[],
  lines: Required<PlacedName>['line'][],
): PlacedName | undefined {
  const across = state.length * size * LETTER;
  for (let away = radius + size; away <= reach; away += size / 2) {
    for (const angle of ROUND) {
      const [east, south] = [Math.cos(angle), Math.sin(angle)];
      const [x2, y2] = [x + east * away, y + south * away];
      const left = east < 0 ? x2 - across : x2;
      const box = { left, right: left + across, top: y2 - size / 2, bottom: y2 + size / 2 };
      const line = { x1: x + east * radius, y1: y + south * radius, x2, y2 };
      const isFree =
        !boxes.some((other) => overlap(box, other) || runsOver(line, other)) &&
        !lines.some((one) => runsOver(one, box));
      if (!isFree) continue;
      boxes.push(box);
      lines.push(line);
      const gap = size * 0.2;
      return { state, x: x2 + (east < 0 ? -gap : gap), y: y2 + size * 0.35, anchor: east < 0 ? 'end' : 'start', line };
    }
  }
  return undefined;
}

/** Whether a line meets a box, looked at in ten places beyond its beginning, which touches its own ring. */
function runsOver({ x1, y1, x2, y2 }: Required<PlacedName>['line'], { left, right, top, bottom }: Box): boolean {
  return Array.from({ length: 10 }, (_, step) => (step + 2) / 11).some((part) => {
    const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
    return x > left && x < right && y > top && y < bottom;
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
