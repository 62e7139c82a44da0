/** Nigerian cloth as SVG tiles: wax print, resist dye, strip weave, tie-dye and eyelet lace. A tile is 100 units wide. */
type Colors = readonly [ground: string, main: string, second: string, light: string];

const discs = ([ground, main, second, light]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="50" r="40" fill="${main}"/>
   <circle cx="50" cy="50" r="27" fill="${light}"/><circle cx="50" cy="50" r="15" fill="${second}"/>
   <path d="M0 0l24 13L13 24zM100 0L76 13l11 11zM0 100l24-13-11-11zM100 100L76 87l11-11z" fill="${second}"/>`;

const shells = ([ground, main, second, light]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/>${[0, 50, 100]
    .flatMap((y, row) => (row % 2 ? [0, 100] : [50]).map((x) => [x, y] as const))
    .map(
      ([
        x,
        y,
      ]) => `<circle cx="${x}" cy="${y + 50}" r="48" fill="${main}"/><circle cx="${x}" cy="${y + 50}" r="36" fill="${light}"/>
        <circle cx="${x}" cy="${y + 50}" r="25" fill="${second}"/><circle cx="${x}" cy="${y + 50}" r="12" fill="${ground}"/>`,
    )
    .join('')}`;

const flowers = ([ground, main, second, light]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><g fill="${main}">${[0, 60, 120, 180, 240, 300]
    .map((turn) => `<ellipse cx="50" cy="24" rx="13" ry="21" transform="rotate(${turn} 50 50)"/>`)
    .join('')}</g><circle cx="50" cy="50" r="13" fill="${light}"/><circle cx="50" cy="50" r="6" fill="${second}"/>
   <path d="M0 0q16 3 18 18Q3 16 0 0zM100 0q-3 16-18 18Q84 3 100 0zM0 100q3-16 18-18Q16 97 0 100zM100 100q-16-3-18-18Q97 84 100 100z" fill="${second}"/>`;

const mosaic = ([ground, main, second, light]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><path d="M50 2l48 48-48 48L2 50z" fill="${main}"/>
   <path d="M50 20l30 30-30 30-30-30z" fill="${light}"/><path d="M50 34l16 16-16 16-16-16z" fill="${second}"/>
   <circle r="14" fill="${second}"/><circle cx="100" r="14" fill="${second}"/><circle cy="100" r="14" fill="${second}"/><circle cx="100" cy="100" r="14" fill="${second}"/>`;

const resist = ([ground, main, second]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><g fill="none" stroke="${main}" stroke-width="5">
   <circle cx="50" cy="50" r="38"/><circle cx="50" cy="50" r="22"/><path d="M0 0l24 24M100 0L76 24M0 100l24-24M100 100L76 76"/></g>
   <circle cx="50" cy="50" r="8" fill="${main}"/><g fill="${second}"><circle cx="50" cy="19" r="3"/><circle cx="50" cy="81" r="3"/><circle cx="19" cy="50" r="3"/><circle cx="81" cy="50" r="3"/></g>`;

const strips = ([ground, main, second, light]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><rect width="22" height="100" fill="${main}"/><rect x="38" width="7" height="100" fill="${light}"/>
   <rect x="84" width="6" height="100" fill="${light}"/><path d="M53 4h22L64 22zM53 54h22L64 72zM64 28l11 18H53zM64 78l11 18H53z" fill="${second}"/>
   <path d="M4 0v100M18 0v100" stroke="${light}" stroke-width="1.500" stroke-dasharray="3 3"/>`;

const bursts = ([ground, main, second, light]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><g fill="none" stroke-linecap="round">
   <circle cx="50" cy="50" r="44" stroke="${main}" stroke-width="9" stroke-dasharray="7 5" opacity=".8"/>
   <circle cx="50" cy="50" r="31" stroke="${second}" stroke-width="8" stroke-dasharray="5 3" opacity=".8"/>
   <circle cx="50" cy="50" r="19" stroke="${light}" stroke-width="7" stroke-dasharray="3 3" opacity=".9"/>
   <circle cx="50" cy="50" r="7" stroke="${main}" stroke-width="6"/></g>`;

const eyelets = ([ground, main, second]: Colors) =>
  `<rect width="100" height="100" fill="${ground}"/><g fill="${main}">${[0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="50" cy="30" rx="8" ry="12" transform="rotate(${turn} 50 50)"/>`)
    .join(
      '',
    )}</g><g fill="${second}"><circle cx="50" cy="50" r="4.500"/><circle r="7"/><circle cx="100" r="7"/><circle cy="100" r="7"/><circle cx="100" cy="100" r="7"/></g>
   <path d="M0 50q25-14 50 0t50 0" fill="none" stroke="${second}" stroke-width="2"/>`;

const cloths: Readonly<Record<string, { draw: (colors: Colors) => string; colors: Colors; tilesAcross: number }>> = {
  'ankara-sun': { draw: discs, colors: ['#f5bb15', '#cf4f35', '#0f5a63', '#fff1cc'], tilesAcross: 5 },
  'ankara-sea': { draw: shells, colors: ['#0d6f7c', '#f0912e', '#123f6b', '#ffe9c7'], tilesAcross: 5 },
  'ankara-ocean': { draw: shells, colors: ['#0a4f74', '#1796a6', '#0b3d63', '#d3f1ec'], tilesAcross: 5 },
  'ankara-teal': { draw: shells, colors: ['#0a5a55', '#12938a', '#07423f', '#f4e3b2'], tilesAcross: 5 },
  'ankara-wine': { draw: shells, colors: ['#5e1228', '#9c2346', '#3f0a1b', '#f3d9a4'], tilesAcross: 5 },
  'ankara-gold': { draw: shells, colors: ['#a8741a', '#e3b23c', '#7a4f10', '#fff0c9'], tilesAcross: 5 },
  'ankara-rose': { draw: flowers, colors: ['#d4386c', '#ffd45c', '#12705a', '#fff3dc'], tilesAcross: 5 },
  'ankara-night': { draw: mosaic, colors: ['#1c2c6b', '#ef7d2d', '#0e9aa0', '#ffe7b8'], tilesAcross: 5 },
  'adire-indigo': { draw: resist, colors: ['#25388a', '#e4eaff', '#a9bbff', '#ffffff'], tilesAcross: 6 },
  'adire-sky': { draw: resist, colors: ['#3f8fd0', '#f2faff', '#cbe8ff', '#ffffff'], tilesAcross: 6 },
  'asooke-wine': { draw: strips, colors: ['#8c2147', '#ecbc4d', '#2f7a67', '#f8e8c8'], tilesAcross: 6 },
  'asooke-gold': { draw: strips, colors: ['#d9a22b', '#7c1f3f', '#1f5f8a', '#fff4d6'], tilesAcross: 6 },
  'asooke-sky': { draw: strips, colors: ['#6fb1df', '#e4e9f1', '#2f6ea8', '#f7fbff'], tilesAcross: 6 },
  'kampala-lemon': { draw: bursts, colors: ['#8fb52a', '#eef0a0', '#4d7a1f', '#f8ffd8'], tilesAcross: 4 },
  'kampala-plum': { draw: bursts, colors: ['#7a2f86', '#f2c14e', '#e0559a', '#fdeaff'], tilesAcross: 4 },
  'lace-mint': { draw: eyelets, colors: ['#bfe9d6', '#f6fffb', '#5fb493', '#ffffff'], tilesAcross: 7 },
  'lace-white': { draw: eyelets, colors: ['#f4f1ea', '#ffffff', '#c9c2b4', '#ffffff'], tilesAcross: 7 },
  'lace-peach': { draw: eyelets, colors: ['#ffd9c2', '#fff8f2', '#e89a78', '#ffffff'], tilesAcross: 7 },
};

/** A square SVG of `size` pixels, wholly covered. @throws RangeError for an unknown cloth */
export function clothTile(name: string, size: number): string {
  const cloth = cloths[name];
  if (!cloth) throw new RangeError(`No such cloth: ${name}`);
  const scale = size / cloth.tilesAcross / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>
    <pattern id="cloth" width="100" height="100" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${cloth.draw(cloth.colors)}</pattern>
    </defs><rect width="100%" height="100%" fill="url(#cloth)"/></svg>`;
}
