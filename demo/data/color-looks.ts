import type { DemoProduct, Look } from './types.ts';

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

/** #rrggbb of a colour's name, where it has one. */
export function dyeOf(color: string): string | undefined {
  return dyes[color];
}

/** An icon in black keeps its light and shade, which a dye as dark would swallow. */
export const blackened = { saturation: 0.04, brightness: 0.42 } as const;

/** The thing in one of its colours; the look of a product is that of its first. @throws RangeError for one that has no dye */
export function lookIn({ look, choices }: Pick<DemoProduct, 'look' | 'choices'>, color: string): Look {
  const own = choices?.looks?.[color];
  if (own) return { ...look, ...own };
  if (color === choices?.colors?.[0]) return look;
  const tint = dyes[color];
  if (!tint || look.cloth) throw new RangeError(`Nothing says how a ${look.object} looks in ${color}.`);
  return dyed(look, tint);
}

/** A dye takes the place of what the hue was turned to. */
function dyed({ hue: _hue, saturation: _saturation, brightness: _brightness, ...look }: Look, tint: string): Look {
  return { ...look, tint };
}
