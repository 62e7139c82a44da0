/** Of one good: its place across and into the depth, its radius, in units of the hero's, and degrees that it is turned. */
export type Place = readonly [across: number, deep: number, radius: number, turn: number];

/**
 * By the key of the banner: where the goods that it shows stand, in their order, the hero first. On a wide screen the hero has
 * a companion on either side; on a phone it stands at the right, and what is low before it at the left, below the words.
 */
export const heroes: Readonly<Record<string, { readonly wide: readonly Place[]; readonly upright: readonly Place[] }>> =
  {
    'market-day': {
      wide: [
        [0, 0, 1, 0],
        [0.86, -0.3, 0.58, 8],
        [-0.72, -0.35, 0.36, 0],
      ],
      upright: [
        [0.4, 0, 1, 0],
        [-0.8, -0.1, 0.6, 0],
        [-0.2, -0.6, 0.36, 0],
      ],
    },
    'flash-sales': {
      wide: [
        [0.1, 0.1, 1, 0],
        [1.0, -0.5, 0.62, 0],
        [-0.95, -0.1, 0.72, 0],
      ],
      upright: [
        [0.35, 0.1, 1, 0],
        [-0.4, -0.9, 0.5, 0],
        [-0.85, -0.3, 0.52, 0],
      ],
    },
    'owambe-ready': {
      wide: [
        [0, 0.2, 1, 0],
        [0.92, -0.7, 0.62, 0],
        [-0.72, -0.85, 0.5, 0],
      ],
      upright: [
        [0.35, 0.3, 1, 0],
        [-0.68, -0.45, 0.6, 0],
        [0.25, -1.05, 0.4, 0],
      ],
    },
    'light-stays-on': {
      wide: [
        [0, -0.2, 0.8, 0],
        [0.75, 0.6, 1, -6],
        [-0.95, -0.5, 0.3, 0],
      ],
      upright: [
        [-0.1, -0.3, 0.72, 0],
        [0.6, 0.6, 1, -6],
        [-0.85, -0.6, 0.3, 0],
      ],
    },
    'full-pot': {
      wide: [
        [0, 0, 1, 0],
        [-0.85, -0.2, 0.62, 0],
        [0.9, -0.45, 0.62, 0],
      ],
      upright: [
        [0.4, 0, 1, 0],
        [-0.32, 0.1, 0.6, 0],
        [-0.6, -0.65, 0.5, 0],
      ],
    },
    'new-arrivals': {
      wide: [
        [0.1, 0.1, 1, 0],
        [-0.78, -0.5, 0.46, 0],
        [0.3, -0.95, 0.3, 0],
      ],
      upright: [
        [0.2, 0.2, 1, 0],
        [-0.74, -0.7, 0.4, 0],
        [0, -0.95, 0.3, 0],
      ],
    },
  };
