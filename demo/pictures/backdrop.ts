import type { Palette } from './palettes.ts';
import { type PatternName, wallPattern } from './patterns.ts';

export const settings = ['arch', 'disc', 'window', 'niche', 'sunrise', 'panels', 'flat'] as const;
export const podiums = ['round', 'stepped', 'block', 'slab', 'none'] as const;

export type Backdrop = {
  readonly palette: Palette;
  readonly setting: (typeof settings)[number];
  readonly podium: (typeof podiums)[number];
  readonly light: 'left' | 'right';
  readonly pattern: PatternName;
};

/** Where things stand, as a part of the canvas height, by podium. */
export const groundLine = { round: 0.825, stepped: 0.8, block: 0.815, slab: 0.84, none: 0.85 } as const;

/** The empty studio as SVG of `size` × `size` pixels; drawn on 1000 units. */
export function backdropSvg(backdrop: Backdrop, size: number): string {
  const { palette, light, pattern, setting } = backdrop;
  const lightX = light === 'left' ? 0.3 : 0.7;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>
    ${gradient('wallpaint', 0, 1, [
      [0, palette.wall[0]],
      [0.72, palette.wall[1]],
    ])}
    <radialGradient id="key" cx="${lightX}" cy=".18" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset=".55" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="vignette" cx=".5" cy=".5" r=".75"><stop offset=".62" stop-color="#1d0f2e" stop-opacity="0"/><stop offset="1" stop-color="#1d0f2e" stop-opacity=".16"/></radialGradient>
    ${gradient('ground', 0, 1, [
      [0, palette.floor],
      [1, palette.wall[1]],
    ])}
    ${gradient('top', 1, 0.4, [
      [0, mix(palette.floor, '#ffffff', 0.5)],
      [1, palette.floor],
    ])}
    ${gradient('side', 1, 0, light === 'left' ? sideStops(palette) : [...sideStops(palette)].reverse().map(([at, color]) => [1 - at, color] as const))}
    ${gradient('recess', 1, 1, [
      [0, '#1d0f2e', 0.2],
      [0.5, '#1d0f2e', 0.05],
      [1, '#ffffff', 0.22],
    ])}
    ${gradient('beam', 0, 1, [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0.08],
    ])}
    ${wallPattern(pattern, 124, palette.accent, setting === 'panels' ? 0 : 45)}
  </defs>
  <rect width="1000" height="1000" fill="url(#wallpaint)"/><rect width="1000" height="1000" fill="url(#key)"/>
  ${settingShapes[setting](palette)}
  <rect y="735" width="1000" height="265" fill="url(#ground)"/><rect y="735" width="1000" height="26" fill="#fff" opacity=".14"/>
  ${podiumShapes[backdrop.podium](palette)}
  <rect width="1000" height="1000" fill="url(#vignette)"/></svg>`;
}

const patterned = (shape: string, veil: number) =>
  `<g fill="#fff" opacity="${veil}">${shape}</g><g fill="url(#wall)" opacity=".2">${shape}</g>`;

const settingShapes: Record<Backdrop['setting'], (palette: Palette) => string> = {
  arch: () => patterned('<path d="M170 740V440a330 330 0 0 1 660 0v300z"/>', 0.3),
  disc: () => patterned('<circle cx="500" cy="450" r="370"/>', 0.3),
  window: () =>
    `${patterned('<rect width="1000" height="735"/>', 0)}<g fill="url(#beam)" transform="skewX(-14)"><rect x="300" y="70" width="230" height="290" rx="14"/><rect x="560" y="70" width="230" height="290" rx="14"/><rect x="300" y="390" width="230" height="300" rx="14"/><rect x="560" y="390" width="230" height="300" rx="14"/></g>`,
  niche: (palette) =>
    `<path d="M130 740V420a370 370 0 0 1 740 0v320z" fill="${mix(palette.wall[0], '#ffffff', 0.3)}"/><path d="M160 740V430a340 340 0 0 1 680 0v310z" fill="${palette.wall[1]}"/><path d="M160 740V430a340 340 0 0 1 680 0v310z" fill="url(#recess)"/>`,
  sunrise: () =>
    `${patterned('<path d="M60 740a440 440 0 0 1 880 0z"/>', 0.22)}<path d="M190 740a310 310 0 0 1 620 0z" fill="#fff" opacity=".22"/>`,
  panels: (palette) =>
    `${patterned('<rect x="60" width="270" height="740"/><rect x="670" width="270" height="740"/>', 0.16)}<rect x="330" width="340" height="740" fill="${palette.accent}" opacity=".1"/><path d="M330 0v740M670 0v740" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>`,
  flat: () => patterned('<rect width="1000" height="735"/>', 0.02),
};

const podiumShapes: Record<Backdrop['podium'], (palette: Palette) => string> = {
  round: () => drum(500, 815, 345, 62, 62),
  stepped: () => drum(500, 862, 420, 66, 50) + drum(500, 790, 310, 54, 62),
  block: (palette) =>
    `<path d="M150 770h700l50 75v110H100V845z" fill="${palette.floor}"/><path d="M150 770h700l50 75H100z" fill="url(#top)"/><path d="M100 845h800v110H100z" fill="url(#side)"/><path d="M100 845h800" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`,
  slab: () => drum(500, 850, 455, 84, 30),
  none: () => '<ellipse cx="500" cy="860" rx="420" ry="70" fill="#fff" opacity=".16"/>',
};

function drum(x: number, y: number, rx: number, ry: number, height: number): string {
  return `<path d="M${x - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-height}z" fill="url(#side)"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#top)"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx - 3}" ry="${ry - 3}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5"/>`;
}

function sideStops({ floor, accent }: Palette): readonly (readonly [number, string])[] {
  return [
    [0, mix(floor, '#ffffff', 0.12)],
    [0.3, mix(floor, '#ffffff', 0.55)],
    [1, mix(floor, accent, 0.32)],
  ];
}

type Stop = readonly [at: number, color: string, opacity?: number];

function gradient(id: string, x2: number, y2: number, stops: readonly Stop[]): string {
  const marks = stops.map(
    ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${marks.join('')}</linearGradient>`;
}

/** `part` of the way from one #rrggbb to another. */
export function mix(from: string, to: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) => {
    const value = Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part);
    return value.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
