/** Sizes that are added in one tap. */
interface SizeSet {
  name: string;
  sizes: readonly string[];
  /** In names of categories that have such sizes. */
  fits: RegExp;
}

const every = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => String(from + at * step));

const sets: readonly SizeSet[] = [
  { name: 'S–XXL', sizes: ['S', 'M', 'L', 'XL', 'XXL'], fits: /fashion|cloth|wear|sport|kid|baby/i },
  { name: 'UK 6–20', sizes: every(6, 20, 2).map((size) => `UK ${size}`), fits: /fashion|cloth|wear|dress|women/i },
  { name: '36–46', sizes: every(36, 46, 1), fits: /fashion|shoe|sport|foot/i },
  { name: '64–256 GB', sizes: ['64 GB', '128 GB', '256 GB'], fits: /phone|electronic|comput|tablet|gam/i },
];

/** The sets, those of such a category first. @param category its words: 'Fashion › Shoes' */
export function sizeSetsFor(category: string): readonly SizeSet[] {
  return [...sets.filter(({ fits }) => fits.test(category)), ...sets.filter(({ fits }) => !fits.test(category))];
}
