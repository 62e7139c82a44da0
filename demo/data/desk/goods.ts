import type { Moment } from './parcels.ts';

/** A product of the demo seller that the desk's story adds: begun as a copy of another one, of which it has the pictures. */
export interface StoryGoods {
  readonly key: string;
  readonly from: string;
  readonly form: { readonly name: string; readonly price: string; readonly count: string; readonly lowAt?: string };
  readonly published: Moment;
  /** Where it is put later. */
  readonly placed?: Moment & { readonly status: 'paused' | 'archived' };
  readonly takenDown?: Moment & { readonly reason: 'brand not proven'; readonly note: string };
}

export const storyGoods: readonly StoryGoods[] = [
  {
    key: 'lace-ten-yards',
    from: 'swiss-lace-five-yards',
    form: { name: 'Embroidered Cotton Lace, 10 Yards, Bridal Length', price: '71,000', count: '1' },
    published: { days: 58, at: '10:40' },
  },
  {
    key: 'fila-and-tie',
    from: 'aso-oke-fila',
    form: { name: 'Aṣọ-Òkè Fìlà with Matching Bow Tie', price: '11,500', count: '2', lowAt: '3' },
    published: { days: 44, at: '11:15' },
  },
  {
    key: 'ankara-twelve-yards',
    from: 'ankara-six-yards',
    form: { name: 'Ankara Wax Print, 12 Yards, for the Whole Family', price: '26,500', count: '18' },
    published: { days: 63, at: '15:05' },
    placed: { days: 9, at: '17:20', status: 'paused' },
  },
  {
    key: 'harmattan-pillows',
    from: 'adire-throw-pillow',
    form: { name: 'Adìrẹ Throw Pillows, Set of 4, Harmattan Colours', price: '25,000', count: '6' },
    published: { days: 86, at: '09:50' },
    placed: { days: 30, at: '12:35', status: 'archived' },
  },
  {
    key: 'hollandais',
    from: 'ankara-six-yards',
    form: { name: 'Super Wax Hollandais, 6 Yards', price: '48,000', count: '10' },
    published: { days: 16, at: '10:22' },
    takenDown: {
      days: 14,
      at: '11:48',
      reason: 'brand not proven',
      note: 'Send us the invoice of the cloth, or offer it under its own name.',
    },
  },
];

/** What is being written: a copy that could be published, changes of what is in the shop, and one that has only begun. */
export const storyDrafts = {
  ready: {
    key: 'adire-ten-yards',
    from: 'adire-five-yards',
    form: { name: 'Adìrẹ Oníko Cotton, 10 Yards, Natural Indigo', price: '33,000', count: '8' },
    kept: { workdays: 3, at: '16:31' },
  },
  changes: {
    of: 'aso-oke-fila',
    form: { price: '8,200' },
    kept: { workdays: 2, at: '18:05' },
  },
  begun: { key: 'coral-gele', form: { name: 'Gèlè in coral, ready to wear' }, kept: { workdays: 1, at: '12:17' } },
} as const;

/** Counts of what the shelves had, by reason: so many more, or fewer. */
export const storyCounts: readonly (Moment & {
  readonly product: string;
  readonly units: number;
  readonly reason: 'counted' | 'received' | 'damaged';
})[] = [
  { days: 75, at: '10:15', product: 'ankara-six-yards', units: 40, reason: 'received' },
  { days: 52, at: '17:05', product: 'aso-oke-fila', units: -1, reason: 'counted' },
  { days: 37, at: '09:42', product: 'adire-five-yards', units: 12, reason: 'received' },
  { days: 23, at: '13:18', product: 'aso-oke-fila', units: -1, reason: 'damaged' },
  { days: 10, at: '11:20', product: 'swiss-lace-five-yards', units: -1, reason: 'damaged' },
  { workdays: 3, at: '17:40', product: 'ankara-six-yards', units: -2, reason: 'counted' },
];
