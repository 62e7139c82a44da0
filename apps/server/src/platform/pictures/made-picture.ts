import type { Rendition } from './encode-picture.ts';

/** Fewer on a side would be blurred where a picture is shown large. */
export const LEAST_PIXELS = 640;

/** A picture with all its files. */
export interface MadePicture {
  kind: 'made';
  /** Pixels of what came in, upright. */
  width: number;
  height: number;
  /** Dominant colour #rrggbb. */
  color: string;
  /** Width of the file beyond those that all have; null: there is none. */
  widest: number | null;
  renditions: Rendition[];
}

/** What becomes of bytes that should be a photograph. */
export type Making = MadePicture | { kind: 'too_small' | 'unreadable' };
