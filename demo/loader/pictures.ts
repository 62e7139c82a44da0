import { readFileSync } from 'node:fs';

/** A picture as the shop keeps it. */
export interface Picture {
  key: string;
  color: string;
  /** Width of the file beyond those that all have. */
  widest?: number;
  alt: string;
  /** The colour of a product that it shows. */
  choice?: string;
}

const manifest = JSON.parse(readFileSync(new URL('../pictures/manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  Pick<Picture, 'key' | 'color' | 'widest'>
>;

/** The picture of that name as JSON for a column, or null while it has not been made. */
export function pictureJson(name: string, alt: string): string | null {
  const picture = pictureOf(name, alt);
  return picture && JSON.stringify(picture);
}

/** @param alt what it shows, in words */
export function pictureOf(name: string, alt: string): Picture | null {
  const made = manifest[name];
  if (!made) return null;
  const { key, color, widest } = made;
  return { key, color, ...(widest !== undefined && { widest }), alt };
}
