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
    shows: ['ankara-flare-gown', 'ofada-rice-5kg', 'phone-nova-128'],
  },
  {
    key: 'flash-sales',
    title: 'Prices have come down',
    text: 'Real discounts on real stock, while it lasts.',
    buttonLabel: 'See flash sales',
    link: '#/flash-sales',
    backgroundColor: '#f8d9c8',
    shows: ['studio-headphones', 'canvas-runners', 'aso-oke-handbag'],
  },
  {
    key: 'owambe-ready',
    title: 'Owambe ready',
    text: 'Ankara, aṣọ-òkè, lace and gèlè from the looms and dye pits themselves.',
    buttonLabel: 'Shop fashion',
    link: '#/fashion',
    backgroundColor: '#d9e0f5',
    shows: ['aso-oke-bundle', 'adire-five-yards', 'coral-bead-set'],
  },
  {
    key: 'light-stays-on',
    title: 'The light stays on',
    text: 'Generators, inverters, panels and power banks, sized by people who know.',
    buttonLabel: 'Shop electronics',
    link: '#/electronics',
    backgroundColor: '#cfe3d8',
    shows: ['generator-2-5kva', 'solar-panel-450', 'power-bank-20000'],
  },
  {
    key: 'full-pot',
    title: 'A full pot for less',
    text: 'Rice, garri, palm oil and pepper, straight from the mills and farms.',
    buttonLabel: 'Shop groceries',
    link: '#/category/groceries',
    backgroundColor: '#e2ecc9',
    shows: ['rice-50kg', 'palm-oil-5l', 'tomato-basket'],
  },
  {
    key: 'new-arrivals',
    title: 'Just carried in',
    text: 'What our sellers put on their shelves this month.',
    buttonLabel: 'See new arrivals',
    link: '#/new-arrivals',
    backgroundColor: '#e4d9f2',
    shows: ['electric-scooter-moto', 'condenser-microphone', 'smart-watch-fit'],
  },
];
