import type { DemoBanner } from './types.ts';

/** The home carousel, in its order. The first is what a visitor sees while everything else still loads. */
export const banners: readonly DemoBanner[] = [
  {
    key: 'market-day',
    title: 'Market day, every day',
    text: 'Goods from sellers all over the country, one cart, one payment.',
    buttonLabel: 'Shop trending now',
    link: '#/trending',
    backgroundColor: '#f3e2c4',
    objects: [
      { object: 'open-sack', tint: '#f2c14e', accent: '#b4711c' },
      { object: 'dress', cloth: 'ankara-sun' },
      { object: 'smartphone' },
    ],
  },
  {
    key: 'flash-sales',
    title: 'Prices have come down',
    text: 'Real discounts on real stock, while it lasts.',
    buttonLabel: 'See flash sales',
    link: '#/flash-sales',
    backgroundColor: '#f8d9c8',
    objects: [
      { object: 'running-shoe', saturation: 2.2 },
      { object: 'headphone' },
      { object: 'handbag', cloth: 'asooke-wine' },
    ],
  },
  {
    key: 'owambe-ready',
    title: 'Owambe ready',
    text: 'Ankara, aṣọ-òkè, lace and gèlè from the looms and dye pits themselves.',
    buttonLabel: 'Shop fashion',
    link: '#/fashion',
    backgroundColor: '#d9e0f5',
    objects: [
      { object: 'fabric-stack', cloth: 'adire-indigo' },
      { object: 'gele', tint: '#d2452f' },
      { object: 'bead-necklace', tint: '#d9472b', accent: '#e8b23c' },
    ],
  },
  {
    key: 'light-stays-on',
    title: 'The light stays on',
    text: 'Generators, inverters, panels and power banks, sized by people who know.',
    buttonLabel: 'Shop electronics',
    link: '#/electronics',
    backgroundColor: '#cfe3d8',
    objects: [{ object: 'solar-panel' }, { object: 'generator', tint: '#c2371f' }, { object: 'power-bank' }],
  },
  {
    key: 'full-pot',
    title: 'A full pot for less',
    text: 'Rice, garri, palm oil and pepper, straight from the mills and farms.',
    buttonLabel: 'Shop groceries',
    link: '#/category/groceries',
    backgroundColor: '#e2ecc9',
    objects: [
      { object: 'oil-bottle', tint: '#c2410c', accent: '#166534', emblem: 'palm-tree' },
      { object: 'sack', tint: '#f1e7d0', accent: '#1f7a4d', emblem: 'sheaf-of-rice' },
      { object: 'tomato', hue: 18 },
    ],
  },
  {
    key: 'new-arrivals',
    title: 'Just carried in',
    text: 'What our sellers put on their shelves this month.',
    buttonLabel: 'See new arrivals',
    link: '#/new-arrivals',
    backgroundColor: '#e4d9f2',
    objects: [
      { object: 'studio-microphone' },
      { object: 'motor-scooter' },
      { object: 'smart-watch', tint: '#334155', accent: '#f59e0b' },
    ],
  },
];
