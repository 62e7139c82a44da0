/** Wall at top and bottom, floor, and the colour of the pattern. All #rrggbb. */
export type Palette = { readonly wall: readonly [string, string]; readonly floor: string; readonly accent: string };

export const palettes = {
  paper: { wall: ['#f8f0e2', '#e8d7ba'], floor: '#d8bf96', accent: '#8a6322' },
  clay: { wall: ['#f8ddd0', '#eab9a1'], floor: '#da9c80', accent: '#b3401d' },
  terracotta: { wall: ['#d98d6b', '#b8603c'], floor: '#a14f2f', accent: '#ffe0cc' },
  leaf: { wall: ['#dcefdc', '#abd2b5'], floor: '#8dbf9b', accent: '#0b5d3b' },
  palm: { wall: ['#37875f', '#145d3e'], floor: '#0f4c33', accent: '#c9efd8' },
  cloud: { wall: ['#dbe1f7', '#b0bbe8'], floor: '#98a5dc', accent: '#2b3a8c' },
  indigo: { wall: ['#5164c2', '#2d3d93'], floor: '#25327a', accent: '#d0d9ff' },
  sun: { wall: ['#fdeec4', '#f6d27f'], floor: '#e7b952', accent: '#9a5b00' },
  rose: { wall: ['#f9e0e7', '#ecb7c9'], floor: '#de9cb3', accent: '#a8325e' },
  plum: { wall: ['#96507a', '#63294d'], floor: '#4f1f3d', accent: '#f7cfe2' },
  sky: { wall: ['#dcecf6', '#abcde4'], floor: '#8fb9d6', accent: '#1f4e79' },
  lagoon: { wall: ['#3b8d94', '#135d65'], floor: '#0e4b52', accent: '#c3eef1' },
  mint: { wall: ['#daf2ea', '#a5dbca'], floor: '#86c8b4', accent: '#0f6b57' },
  lilac: { wall: ['#e8e3f8', '#c5bbe8'], floor: '#aea1da', accent: '#4b3a9e' },
  lime: { wall: ['#eaf1d1', '#cbdaa5'], floor: '#b5c988', accent: '#4f7a28' },
  peach: { wall: ['#fde7d3', '#f7c197'], floor: '#eaa778', accent: '#a34a12' },
  stone: { wall: ['#efedea', '#cfcbc6'], floor: '#b8b3ad', accent: '#4f4a45' },
  night: { wall: ['#46527a', '#222d4b'], floor: '#1a233e', accent: '#bcc7ff' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** The mood of each category: its own colour first, then neighbours, and at least one deep wall. */
export const categoryPalettes: Readonly<Record<string, readonly PaletteName[]>> = {
  Fashion: ['clay', 'paper', 'plum', 'rose', 'sky', 'sun', 'leaf', 'night'],
  Electronics: ['sky', 'stone', 'indigo', 'mint', 'paper', 'peach', 'lagoon', 'lilac'],
  'Phones & Tablets': ['lilac', 'cloud', 'sun', 'night', 'mint', 'rose', 'stone', 'terracotta'],
  Groceries: ['lime', 'paper', 'palm', 'peach', 'leaf', 'sun', 'clay', 'sky'],
  'Beauty & Health': ['rose', 'lilac', 'paper', 'plum', 'mint', 'peach', 'cloud', 'lagoon'],
  'Home & Kitchen': ['paper', 'sky', 'terracotta', 'leaf', 'stone', 'sun', 'lagoon', 'clay'],
  'Baby & Toys': ['sun', 'sky', 'mint', 'rose', 'lilac', 'lagoon', 'peach', 'lime'],
  'Sports & Outdoors': ['mint', 'sun', 'palm', 'sky', 'stone', 'peach', 'leaf', 'indigo'],
  'Books & Stationery': ['cloud', 'paper', 'lagoon', 'peach', 'leaf', 'lilac', 'sun', 'stone'],
  Gaming: ['lilac', 'night', 'mint', 'plum', 'cloud', 'indigo', 'sun', 'sky'],
  'Music & Instruments': ['peach', 'indigo', 'paper', 'leaf', 'plum', 'sky', 'sun', 'lilac'],
  'Tools & Auto': ['stone', 'sun', 'sky', 'lagoon', 'paper', 'clay', 'cloud', 'palm'],
  Others: ['peach', 'mint', 'rose', 'indigo', 'paper', 'lime', 'sky', 'lilac'],
};
