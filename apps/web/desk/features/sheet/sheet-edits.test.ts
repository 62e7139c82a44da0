import type { ChangeRow } from '@oja/contract/desks/desk-changes';
import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { askedCells, firstWrong, movedCount, problemOf, refusedEdits } from './asked-cells.ts';
import { saleEndWords, wasWords } from './cell-shown.ts';
import { type Patch, patchFor, renewedEdits, SheetEdits, settledEdits } from './sheet-edits.ts';
import { rowsOf, type SheetRow, type TypedColumn } from './sheet-rows.ts';

const facts = { picture: null, status: 'live', discountPrice: null, pricedEach: false, saleEndsAt: null } as const;
const variant = (size: string, stockItemId: string) => {
  const sku = `SKU-${stockItemId}`;
  return { id: sku, color: '', size, sku, price: null, discountPrice: null, stockItemId };
};
const item = (id: string, stock: number) => ({ id, stock, held: 0, lowAt: 3 });

/** Wax of ₦12,000 in two sizes, each counted: 20 and 5; a kettle of ₦7,500, 3 pieces. */
const [small, medium, kettle] = rowsOf([
  {
    ...facts,
    id: 'wax',
    name: 'Ankara wax',
    price: kobo(1_200_000),
    variants: [variant('S', 'item-s'), variant('M', 'item-m')],
    items: [item('item-s', 20), item('item-m', 5)],
  },
  {
    ...facts,
    id: 'kettle',
    name: 'Kettle',
    price: kobo(750_000),
    variants: [variant('', 'item-k')],
    items: [item('item-k', 3)],
  },
]) as [SheetRow, SheetRow, SheetRow];

function typed(...cells: [SheetRow, TypedColumn, string][]) {
  const kept: Patch[] = [];
  const edits = new SheetEdits((patches) => kept.push(...patches));
  for (const [row, column, text] of cells) edits.change([patchFor(row, column, text)]);
  return { edits, kept };
}

describe('what is typed', () => {
  it('is kept by price or count; what the shop has already is no change', () => {
    const { edits, kept } = typed([small, 'price', '₦13k'], [kettle, 'count', '3'], [kettle, 'count', '4']);
    expect([...edits.all().keys()]).toEqual(['price wax', 'count item-k']);
    expect(kept.map(([key, edit]) => [key, edit?.text])).toEqual([
      ['price wax', '₦13k'],
      ['count item-k', undefined],
      ['count item-k', '4'],
    ]);
    edits.change([patchFor(small, 'price', '12,000.00')]);
    expect(edits.all().has('price wax')).toBe(false);
  });

  it('is taken back step by step; letters of one field are one step', () => {
    const { edits } = typed([kettle, 'price', '8000']);
    for (const text of ['1', '17']) edits.change([patchFor(kettle, 'count', text)], true);
    expect(edits.undo()).toBe(1);
    expect([...edits.all().keys()]).toEqual(['price kettle']);
    edits.clear();
    expect(edits.all().size).toBe(0);
    expect(edits.undo()).toBe(1);
    expect(edits.all().get('price kettle')?.text).toBe('8000');
    edits.undo();
    expect(edits.undo()).toBe(0);
  });

  it('before a reload comes below what was typed since', () => {
    const before = typed([kettle, 'count', '9'], [small, 'price', '1']).edits.all();
    const { edits } = typed([kettle, 'count', '4']);
    edits.load(before);
    expect(edits.all().get('count item-k')?.text).toBe('4');
    expect(edits.all().get('price wax')?.text).toBe('1');
  });
});

it('what cannot be says why, a sale price with the price that is typed beside it', () => {
  const { edits } = typed([kettle, 'price', '5,000'], [kettle, 'salePrice', '6,000'], [small, 'count', 'many']);
  expect(problemOf('salePrice kettle', edits.all())).toBe('The sale price must be below ₦5,000.00.');
  expect(problemOf('price kettle', edits.all())).toBeUndefined();
  expect(problemOf('count item-s', edits.all())).toBe('Enter how many you have, from 0 to 1,000,000.');
  expect(firstWrong(edits.all())).toBe('salePrice kettle');
});

it('asks for price and sale price of the same goods as one, and for a count with what was seen', () => {
  const { edits } = typed(
    [kettle, 'salePrice', '6k'],
    [kettle, 'price', '8,000.50'],
    [small, 'count', '17'],
    [small, 'lowAt', '0'],
  );
  expect(askedCells(edits.all())).toEqual([
    {
      what: 'price',
      productId: 'kettle',
      variantId: null,
      seen: { price: 750_000, discountPrice: null },
      price: 800_050,
      discountPrice: 600_000,
    },
    { what: 'count', productId: 'wax', stockItemId: 'item-s', seen: 20, count: 17 },
    { what: 'low-at', productId: 'wax', stockItemId: 'item-s', lowAt: 0 },
  ]);
});

it('a refused row stays at the cell that it is about', () => {
  const { edits } = typed(
    [small, 'count', '1'],
    [medium, 'count', '1'],
    [kettle, 'count', '4'],
    [small, 'price', '13,000'],
  );
  const row = { what: 'count', productId: 'wax', color: '', size: 'S', problem: 'Two are promised.' };
  const refused = refusedEdits(edits.all(), [row as ChangeRow]);
  expect([...refused].map(([key, { refusal }]) => [key, refusal])).toEqual([['count item-s', 'Two are promised.']]);
});

it('what was refused is from then on about what the shop has', () => {
  const { edits } = typed([kettle, 'price', '9000'], [small, 'price', '1']);
  const now = (row: SheetRow) => ({ ...row, values: { ...row.values, price: kobo(800_000) } });
  const rows = [now(small), now(kettle)];
  expect(renewedEdits(rows, edits.all())).toEqual([]);
  edits.settle([...refusedEdits(edits.all(), [{ what: 'price', productId: 'kettle', problem: 'No.' } as ChangeRow])]);
  const renewed = renewedEdits(rows, edits.all());
  expect(renewed.map(([key, edit]) => [key, edit?.seen.price, edit?.refusal])).toEqual([
    ['price kettle', 800_000, 'No.'],
  ]);
});

it('a count that is made upon another one than was seen is told', () => {
  const { edits } = typed([kettle, 'count', '4'], [medium, 'count', '3']);
  const row = { what: 'count', productId: 'wax', color: '', size: 'M', outcome: 'made', problem: null };
  const made = (from: number, to: number) =>
    movedCount(edits.all(), [{ ...row, before: { count: from }, after: { count: to } } as ChangeRow]);
  expect(made(5, 3)).toBe('');
  expect(made(4, 2)).toBe('Ankara wax, M: Now 2, because 1 was sold or counted out meanwhile.');
});

it('says what it was, and what has come of it since', () => {
  const [count, price] = [...typed([small, 'count', '17'], [small, 'price', '13,000']).edits.all().values()];
  if (!count || !price) throw new Error('Nothing was typed.');
  expect(wasWords(count, small.values)).toBe('Was 20.');
  expect(wasWords(count, { ...small.values, count: 18 })).toBe('Was 20. 2 gone meanwhile: it will be 15.');
  expect(wasWords(price, { ...small.values, price: kobo(1_250_000) })).toBe(
    'Was 12,000. Changed meanwhile: now 12,500.',
  );
});

describe('what is sent to be made', () => {
  it('is kept as that before it goes, and is gone or refused once it is known what was made [SHEET-33]', async () => {
    const kept: Patch[] = [];
    let flushed = 0;
    const flush = async () => {
      flushed = kept.length;
    };
    const edits = new SheetEdits((patches) => kept.push(...patches), flush);
    edits.change([patchFor(small, 'count', '17'), patchFor(kettle, 'price', '8000')]);
    await edits.send('change-1', edits.all().keys());
    expect(flushed).toBe(4);
    expect(edits.sentIn()).toBe('change-1');
    const refused = new Map([...edits.all()].filter(([key]) => key === 'price kettle'));
    const [price] = refused.values();
    if (!price) throw new Error('Nothing was typed.');
    const left = settledEdits('change-1', edits.all(), new Map([['price kettle', { ...price, refusal: 'No.' }]]));
    expect(left.map(([key, edit]) => [key, edit?.refusal, edit?.sent])).toEqual([
      ['count item-s', undefined, undefined],
      ['price kettle', 'No.', undefined],
    ]);
    expect(left[0]?.[1]).toBeUndefined();
    expect(settledEdits('change-2', edits.all(), new Map())).toEqual([]);
  });

  it('and is typed over is about the count that was made; where nothing was made, it is typed as before', async () => {
    const { edits } = typed([small, 'count', '17'], [kettle, 'count', '4']);
    await edits.send('change-1', edits.all().keys());
    edits.change([patchFor(small, 'count', '16')]);
    expect(edits.all().get('count item-s')?.sent).toEqual({ change: 'change-1', text: '17' });
    const left = new Map(settledEdits('change-1', edits.all(), new Map()));
    expect([left.get('count item-s')?.text, left.get('count item-s')?.seen.count]).toEqual(['16', 17]);
    expect(left.get('count item-k')).toBeUndefined();
    edits.takeBack('change-1');
    expect(edits.sentIn()).toBe('');
    expect(edits.all().get('count item-k')).toMatchObject({ text: '4', seen: { count: 3 } });
  });
});

it('a sale that ends by itself says its last day in Lagos, and that another price takes that away', () => {
  const onSale = { ...kettle, product: { ...kettle.product, saleEndsAt: '2026-12-04T23:00:00.000Z' } };
  const [, edit] = patchFor(onSale, 'salePrice', '6,000');
  expect(saleEndWords(onSale, 'salePrice', undefined)).toBe('To 4 Dec.');
  expect(saleEndWords(onSale, 'salePrice', edit)).toBe('The sale does not end on 4 Dec then.');
  expect(saleEndWords(onSale, 'price', undefined)).toBe('');
  expect(saleEndWords(kettle, 'salePrice', undefined)).toBe('');
});
