import type { DemoProduct } from './types.ts';

/** What a colour's name says a thing is painted with. #rrggbb */
const dyes: Readonly<Record<string, string>> = {
  Black: '#23222b',
  White: '#f7f5f0',
  Grey: '#8d93a0',
  Silver: '#c9ced8',
  Red: '#cf2331',
  Blue: '#2459c9',
  Green: '#1f8a4c',
  Yellow: '#f2c21d',
  Orange: '#f26b1d',
  Pink: '#ee7fae',
  Purple: '#6f3fb5',
  Teal: '#0f766e',
  Coral: '#f4735e',
  Rose: '#d9849b',
  Mint: '#8fd8bd',
  Mustard: '#cf9a1c',
  Burgundy: '#5e1328',
  Wine: '#6d1731',
  Navy: '#1d2c5e',
  Gold: '#cfa137',
  Emerald: '#0d7c56',
  'Royal blue': '#2746b4',
};

/** How the studio's model of a product looks. #rrggbb; `cloth` names a tile of pictures/cloth.ts, `name` the offered colour. */
export type GoodLook = {
  readonly color: string | null;
  readonly other: string | null;
  readonly cloth: string | null;
  readonly name: string | null;
};

/** The product in one of its colours, or as it is where it comes in none. A name without a dye is left to the model. */
export function lookIn({ look, choices }: Pick<DemoProduct, 'look' | 'choices'>, color?: string): GoodLook {
  const own = { ...look, ...(color === undefined ? {} : choices?.looks?.[color]) };
  const dye = color === undefined ? undefined : dyes[color];
  return { color: dye ?? own.tint ?? null, other: own.accent ?? null, cloth: own.cloth ?? null, name: color ?? null };
}
