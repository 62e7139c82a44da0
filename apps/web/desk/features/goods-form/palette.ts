/** Colours to choose in one tap: as people look for them, and how they look. */
export const palette: readonly (readonly [name: string, look: string])[] = [
  ['Black', '#1b1b1d'],
  ['White', '#ffffff'],
  ['Grey', '#85888c'],
  ['Silver', '#c3c7cb'],
  ['Red', '#c22a2a'],
  ['Wine', '#5f1529'],
  ['Pink', '#e884ac'],
  ['Peach', '#f4b48f'],
  ['Orange', '#e6762b'],
  ['Yellow', '#eec12b'],
  ['Gold', '#d3a02c'],
  ['Mustard', '#cf9a1f'],
  ['Green', '#22813f'],
  ['Olive', '#6c6b2f'],
  ['Mint', '#9fdcc0'],
  ['Teal', '#14797b'],
  ['Sky blue', '#79b6e6'],
  ['Blue', '#2456c8'],
  ['Navy', '#1c2b52'],
  ['Purple', '#6b3fa0'],
  ['Lilac', '#b79ad8'],
  ['Brown', '#6f4326'],
  ['Beige', '#dcc9a8'],
  ['Cream', '#f3e7cd'],
];

/** How a colour of the palette looks; undefined for one that was typed. */
export const lookOf = (color: string): string | undefined =>
  palette.find(([name]) => name.toLowerCase() === color.toLowerCase())?.[1];
