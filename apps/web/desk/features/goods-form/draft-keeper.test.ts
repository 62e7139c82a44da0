import type { Draft } from '@oja/contract/desks/desk-drafts';
import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { DeskGoods } from '@oja/contract/desks/desk-products';
import { emptyForm, type ProductForm } from '@oja/domain/goods/product-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { DraftKeeper, type KeeperParts } from './draft-keeper.ts';
import type { KeptForm } from './kept-forms.ts';

const nothing: DeskGoods = { product: null, draft: null };
const named = (name: string, pictures: string[] = []): ProductForm => ({
  ...emptyForm,
  name,
  pictures: pictures.map((id) => ({ id, alt: '' })),
});
const draftOf = (version: number, form: ProductForm, keptBy = 'Amaka'): Draft => ({
  id: 'draft',
  version,
  keptAt: '2026-11-25T09:42:00Z',
  keptBy,
  form,
  pictures: [],
  state: 'open',
  submittedAt: null,
  reasons: [],
  note: '',
});
const refusal = (status: number, code: ApiError['code'], details = {}) =>
  new ApiError('No.', { code, status, requestId: null, details, retryAfter: null });

/** As it is in the shop after so many changes. */
const productOf = (editVersion: number, form: ProductForm, known: DeskPicture[] = []) =>
  ({ id: 'product', form, editVersion, pictures: known }) as unknown as DeskGoods['product'];
const pictureOf = (id: string): DeskPicture => ({
  id,
  picture: { key: `p/${id}`, color: '#000000', alt: '' },
  width: 1280,
  height: 1280,
});

/** A shop that keeps one draft, as `keepDraft` is written; a phone; and the pictures that the shop has. */
let shop: {
  product: DeskGoods['product'];
  draft: Draft | null;
  said: { version: number; form: ProductForm }[];
  fails: (() => Error)[];
};
let phone: { kept: KeptForm | undefined };
let pictures: Set<string>;
/** After which the shop answers. */
let delay: Promise<void>;
/** Those that it is known to have in a form. */
let inForms: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T09:41:00Z') });
  shop = { product: null, draft: null, said: [], fails: [] };
  phone = { kept: undefined };
  pictures = new Set();
  delay = Promise.resolve();
  inForms = [];
});
afterEach(() => vi.useRealTimers());

const parts = (): KeeperParts => ({
  store: {
    get: async () => phone.kept,
    put: async (kept) => {
      phone.kept = kept;
    },
    remove: async () => {
      phone.kept = undefined;
    },
  },
  send: async (version, form, editVersion) => {
    shop.said.push({ version, form });
    await delay;
    const failure = shop.fails.shift()?.();
    if (failure) throw failure;
    const isSeen = shop.draft || version > 0 || editVersion === (shop.product?.editVersion ?? 0);
    if ((shop.draft?.version ?? 0) !== version || !isSeen)
      throw refusal(409, 'changed_meanwhile', { who: 'Amaka', time: '10:42' });
    shop.draft = draftOf(version + 1, form);
    return { version: version + 1, keptAt: shop.draft.keptAt };
  },
  read: async () => ({ product: shop.product, draft: shop.draft }),
  pictures: {
    isReady: (id) => pictures.has(id),
    know: (known) => {
      for (const { id } of known) pictures.add(id);
    },
    remove: (id) => pictures.delete(id),
    named: (ids) => {
      inForms = [...ids];
    },
  },
  now: Date.now,
});
const open = (goods = nothing, kept?: KeptForm) => new DraftKeeper(parts(), emptyForm, goods, kept);
const write = (keeper: DraftKeeper, name: string) => keeper.change((form) => ({ ...form, name }));
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('a form while it is written', () => {
  it('is on the phone within 300 ms, and in the shop after three seconds of rest [DESK-56]', async () => {
    const keeper = open();
    write(keeper, 'Gele');
    await pass(300);
    expect(phone.kept).toMatchObject({ form: { name: 'Gele' }, version: 0 });
    await pass(2000);
    write(keeper, 'Gele, gold');
    await pass(2900);
    expect(shop.said).toEqual([]);
    await pass(100);
    expect(shop.said).toEqual([{ version: 0, form: named('Gele, gold') }]);
    expect(keeper.state()).toMatchObject({ saving: 'saved', version: 1 });
    expect(phone.kept).toBeUndefined();
  });

  it('waits for the line, and says that it is on the phone', async () => {
    shop.fails = [() => refusal(0, 'network'), () => refusal(503, 'unavailable' as ApiError['code'])];
    const keeper = open();
    write(keeper, 'Gele');
    await pass(3000);
    expect(keeper.state()).toMatchObject({ saving: 'kept', version: 0, refusal: null });
    expect(keeper.isUnsent()).toBe(true);
    await pass(10_000);
    expect(keeper.state()).toMatchObject({ saving: 'saved', version: 1 });
  });

  it('stands as it stood after a reload, and is sent', async () => {
    const keeper = open(nothing, { form: named('Gele'), version: 0, editVersion: 0, at: 1 });
    expect(keeper.state()).toMatchObject({ form: { name: 'Gele' }, saving: 'restored', at: 1 });
    await pass(0);
    expect(shop.draft).toMatchObject({ version: 1, form: { name: 'Gele' } });
  });

  it('knows its own words again where the answer was lost [DESK-79]', async () => {
    const keeper = open();
    shop.fails = [
      () => {
        shop.draft = draftOf(1, named('Gele'));
        return refusal(0, 'network');
      },
    ];
    write(keeper, 'Gele');
    await pass(3000);
    await pass(5000);
    expect(keeper.state().conflict).toBeNull();
    expect(keeper.isUnsent()).toBe(false);
    expect(shop.draft).toMatchObject({ form: { name: 'Gele' } });
  });

  it('names a picture to the shop once the shop has it, and stays on the phone until then', async () => {
    const keeper = open();
    keeper.change(() => named('Gele', ['one', 'two']));
    pictures.add('two');
    await pass(3000);
    expect(shop.said.map(({ form }) => form.pictures)).toEqual([[{ id: 'two', alt: '' }]]);
    expect(phone.kept?.form.pictures).toHaveLength(2);
    expect(inForms).toEqual(['two']);
    expect(keeper.state().saving).toBe('kept');
    pictures.add('one');
    await keeper.save();
    expect(inForms).toEqual(['one', 'two']);
    expect(shop.draft?.form.pictures.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(phone.kept).toBeUndefined();
  });

  it('tells what the shop refuses, and does not ask again until it is changed', async () => {
    shop.fails = [() => refusal(409, 'too_many_drafts')];
    const keeper = open();
    pictures.add('one');
    keeper.change(() => named('Gele', ['one']));
    await pass(60_000);
    expect(inForms).toEqual([]);
    expect(shop.said).toHaveLength(1);
    expect(keeper.state().refusal).toBe('No.');
  });

  it('is not sent while it is held back, and goes on where it is let go again', async () => {
    const keeper = open();
    write(keeper, 'Gele');
    await pass(3000);
    write(keeper, 'Gele, gold');
    await keeper.hold();
    await keeper.save();
    await pass(60_000);
    expect(shop.said).toHaveLength(1);
    keeper.letGo();
    await pass(0);
    expect(shop.draft).toMatchObject({ version: 2, form: { name: 'Gele, gold' } });
  });

  it('is held back once what is on its way has been answered', async () => {
    const keeper = open();
    let answer = () => {};
    delay = new Promise((resolve) => {
      answer = resolve;
    });
    write(keeper, 'Gele');
    await pass(3000);
    write(keeper, 'Gele, gold');
    const held = keeper.hold();
    answer();
    await held;
    expect(keeper.state().version).toBe(1);
    await pass(60_000);
    expect(shop.said).toHaveLength(1);
  });

  it('is not kept any more once it is closed', async () => {
    const keeper = open();
    write(keeper, 'Gele');
    await pass(300);
    await keeper.close();
    write(keeper, 'Gele again');
    await pass(10_000);
    expect(phone.kept).toBeUndefined();
    expect(shop.said).toEqual([]);
  });
});

describe('two who write', () => {
  async function together(): Promise<DraftKeeper> {
    shop.draft = draftOf(1, named('Gele'));
    const keeper = open({ product: null, draft: shop.draft });
    shop.draft = draftOf(2, named('Gele of Amaka'));
    write(keeper, 'My gele');
    await pass(3000);
    return keeper;
  }

  it('are asked: neither writes over the other', async () => {
    const keeper = await together();
    expect(keeper.state().conflict).toMatchObject({ who: 'Amaka', time: '10:42', form: { name: 'Gele of Amaka' } });
    await pass(60_000);
    expect(shop.draft).toMatchObject({ version: 2, form: { name: 'Gele of Amaka' } });
    expect(phone.kept?.form.name).toBe('My gele');
  });

  it('mine takes the place of theirs', async () => {
    const keeper = await together();
    await keeper.keepMine();
    expect(shop.draft).toMatchObject({ version: 3, form: { name: 'My gele' } });
    expect(keeper.state()).toMatchObject({ conflict: null, saving: 'saved' });
  });

  it('theirs takes the place of mine', async () => {
    const keeper = await together();
    await keeper.takeTheirs();
    expect(keeper.state()).toMatchObject({ conflict: null, version: 2, form: { name: 'Gele of Amaka' } });
    await pass(60_000);
    expect(shop.draft).toMatchObject({ version: 2 });
    expect(phone.kept).toBeUndefined();
  });

  it('theirs comes with its pictures, and mine go', async () => {
    shop.draft = draftOf(1, named('Gele'));
    const keeper = open({ product: null, draft: shop.draft });
    shop.draft = { ...draftOf(2, named('Gele of Amaka', ['hers'])), pictures: [pictureOf('hers')] };
    shop.product = productOf(1, named('Gele', ['live']), [pictureOf('live')]);
    pictures.add('mine');
    keeper.change(() => named('My gele', ['mine']));
    await pass(3000);
    await keeper.takeTheirs();
    expect([...pictures].sort()).toEqual(['hers', 'live']);
    write(keeper, 'Golden gele of Amaka');
    await pass(3000);
    expect(keeper.state().saving).toBe('saved');
    expect(shop.draft).toMatchObject({ form: named('Golden gele of Amaka', ['hers']) });
  });

  it('is seen at once where it lay on the phone meanwhile', async () => {
    const draft = draftOf(2, named('Gele of Amaka'));
    const keeper = open({ product: null, draft }, { form: named('My gele'), version: 1, editVersion: 0, at: 1 });
    expect(keeper.state()).toMatchObject({ form: { name: 'My gele' }, conflict: { version: 2 } });
    await pass(10_000);
    expect(shop.said).toEqual([]);
  });

  it('are asked after a reload too where one has published meanwhile [DESK-80]', async () => {
    shop.product = productOf(4, named('Gele of Amaka'));
    for (const [version, editVersion] of [
      [2, 3],
      [2, 4],
      [0, 3],
    ] as const) {
      const kept = { form: named('My gele'), version, editVersion, at: 1 };
      const keeper = open({ product: shop.product, draft: null }, kept);
      await pass(60_000);
      expect(keeper.state()).toMatchObject({
        form: { name: 'My gele' },
        conflict: { who: 'Amaka', time: '10:42', form: { name: 'Gele of Amaka' }, version: 0 },
      });
      expect(shop.draft).toBeNull();
    }
  });

  it('are asked again after a reload as long as nobody has answered', async () => {
    const seen = productOf(3, named('Gele'));
    shop.product = productOf(4, named('Gele of Amaka'));
    const keeper = open({ product: seen, draft: null });
    write(keeper, 'My gele');
    await pass(3000);
    write(keeper, 'My golden gele');
    await pass(300);
    const again = open({ product: shop.product, draft: null }, phone.kept);
    await pass(60_000);
    expect(again.state()).toMatchObject({ form: { name: 'My golden gele' }, conflict: { version: 0 } });
    expect(shop.draft).toBeNull();
    await again.keepMine();
    expect(shop.draft).toMatchObject({ form: { name: 'My golden gele' } });
  });

  it('are not asked where what lies on the phone was written over what is in the shop', async () => {
    shop.product = productOf(4, named('Gele'));
    const kept = { form: named('My gele'), version: 0, editVersion: 4, at: 1 };
    const keeper = open({ product: shop.product, draft: null }, kept);
    await pass(0);
    expect(keeper.state()).toMatchObject({ conflict: null, saving: 'saved' });
    expect(shop.draft).toMatchObject({ form: { name: 'My gele' } });
  });

  it('shows what another phone has published where nothing was touched, and leaves what was written alone [GOODS-161]', () => {
    const keeper = open({ product: productOf(1, named('Gele')), draft: null });
    keeper.follow({ product: productOf(2, named('Gele, silver'), [pictureOf('new')]), draft: null });
    expect(keeper.state()).toMatchObject({ form: { name: 'Gele, silver' }, saving: 'open', version: 0 });
    expect(pictures).toEqual(new Set(['new']));
    write(keeper, 'Gele, mine');
    keeper.follow({ product: productOf(3, named('Gele, gold')), draft: null });
    expect(keeper.state().form.name).toBe('Gele, mine');
  });

  it('whose draft another phone has published as it stands is in the shop, and else asks [GOODS-162]', async () => {
    const draft = draftOf(3, named('Gele'));
    const same = open({ product: productOf(1, named('Ankara')), draft });
    shop.product = productOf(2, named('Gele'));
    await same.lookAgain();
    expect(same.state()).toMatchObject({ version: 0, saving: 'open', conflict: null });
    expect(same.isUnsent()).toBe(false);
    const another = open({ product: productOf(1, named('Ankara')), draft });
    shop.product = productOf(2, named('Gele, silver'));
    await another.lookAgain();
    expect(another.state().conflict).toMatchObject({ form: { name: 'Gele, silver' }, version: 0 });
  });

  it('whose draft was thrown away elsewhere is written anew [GOODS-162]', async () => {
    const keeper = open({ product: null, draft: draftOf(3, named('Gele')) });
    await keeper.lookAgain();
    expect(await keeper.save()).toBe(true);
    expect(shop.draft).toMatchObject({ version: 1, form: { name: 'Gele' } });
  });
});
