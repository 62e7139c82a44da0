import { existsSync, readFileSync } from 'node:fs';
import type { Look } from '../data/types.ts';

type Icon = { readonly body: string; readonly width: number; readonly height: number };

const icons = JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Icon>
>;

export function isDrawing(object: string): boolean {
  return existsSync(drawingFile(object));
}

/**
 * The picture of an object as SVG of `size` × `size` pixels. A drawing is painted in the look's tint, accent and emblem
 * here; an icon comes as it is and is dyed later. @throws RangeError if there is neither
 */
export function objectSvg(look: Look, size: number): string {
  return isDrawing(look.object) ? drawing(look, size) : wrap(iconOf(look.object), size);
}

function drawing(look: Look, size: number): string {
  let svg = readFileSync(drawingFile(look.object), 'utf8');
  if (look.tint) svg = svg.replace(/ color="#[0-9a-f]+"/, ` color="${look.tint}"`);
  if (look.accent) svg = svg.replaceAll(/data-part="accent" color="#[0-9a-f]+"/g, `color="${look.accent}"`);
  const place = /data-emblem="([\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg);
  if (look.emblem && place) {
    const { body, width, height } = iconOf(look.emblem);
    const [, x, y, side] = place;
    const print = `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
    svg = svg.replace('</svg>', `${print}</svg>`);
  }
  return svg.replace('<svg ', `<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" `);
}

function wrap({ body, width, height }: Icon, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function iconOf(name: string): Icon {
  const icon = icons[name];
  if (!icon) throw new RangeError(`No such object: ${name}`);
  return icon;
}

function drawingFile(object: string): URL {
  return new URL(`drawings/${object}.svg`, import.meta.url);
}
