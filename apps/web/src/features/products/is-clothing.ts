/** Clothes hang: their pictures are taller than wide wherever they stand. */
export const isClothing = ({ category }: { category: string }): boolean => category === 'Fashion';
