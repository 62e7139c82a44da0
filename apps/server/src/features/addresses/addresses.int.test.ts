import type { Country } from '@oja/domain/people/country';
import { surulere } from '@oja/testing/buying/address';
import { fillCart } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const home = { ...surulere, isDefault: false };

describe('saved addresses', () => {
  it('are listed with the default first, trimmed and composed [CHK-07, CHK-08]', async () => {
    const buyer = await newBuyer(shop);
    await buyer.call('addAddress', { body: { ...home, city: '  Ibadan ' } });
    const second = await buyer.call('addAddress', { body: { ...home, lastName: 'E\u0301ze', isDefault: true } });
    const { items } = await buyer.call('addresses', {});
    expect(items.map((item) => [item.city, item.lastName, item.isDefault])).toEqual([
      ['Surulere', 'Éze', true],
      ['Ibadan', 'Eze', false],
    ]);
    expect(items[0]).toEqual(second);
  });

  it('have exactly one default: the first, then whichever is chosen, then the oldest', async () => {
    const buyer = await newBuyer(shop);
    const defaults = async () => (await buyer.call('addresses', {})).items.filter((item) => item.isDefault);
    const first = await buyer.call('addAddress', { body: home });
    expect(first.isDefault).toBe(true);
    const second = await buyer.call('addAddress', { body: home });
    const third = await buyer.call('addAddress', { body: home });
    expect(await defaults()).toEqual([first]);
    const chosen = await buyer.call('updateAddress', { params: third, body: { ...home, isDefault: true } });
    expect(await defaults()).toEqual([chosen]);
    await buyer.call('updateAddress', { params: third, body: home });
    expect(await defaults()).toMatchObject([{ id: third.id }]);
    await buyer.call('removeAddress', { params: third });
    expect(await defaults()).toMatchObject([{ id: first.id }]);
    await buyer.call('removeAddress', { params: second });
    await buyer.call('removeAddress', { params: first });
    expect((await buyer.call('addresses', {})).items).toEqual([]);
  });

  it('have one default though several are made it at once', async () => {
    const buyer = await newBuyer(shop);
    await Promise.all(
      Array.from({ length: 8 }, () => buyer.call('addAddress', { body: { ...home, isDefault: true } })),
    );
    const { items } = await buyer.call('addresses', {});
    expect(items.filter((item) => item.isDefault)).toHaveLength(1);
  });

  it('are at most 20, also when added at once', async () => {
    const buyer = await newBuyer(shop);
    const added = await Promise.allSettled(Array.from({ length: 24 }, () => buyer.call('addAddress', { body: home })));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(buyer.call('addAddress', { body: home })).rejects.toMatchObject({
      code: 'too_many_addresses',
      message: 'You can save at most 20 addresses.',
    });
  });

  it('must have every field and a valid e-mail [CHK-14, CHK-15, CHK-16]', async () => {
    const buyer = await newBuyer(shop);
    const saved = await buyer.call('addAddress', { body: home });
    const fields = ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'];
    const wrong = [...fields.map((field) => ({ ...home, [field]: '  ' })), { ...home, email: 'ngozi@oja' }];
    for (const body of wrong) {
      const refused = {
        code: 'invalid_address',
        status: 400,
        message: 'Please fill all required fields with valid information, including a valid email.',
      };
      await expect(buyer.call('addAddress', { body })).rejects.toMatchObject(refused);
      await expect(buyer.call('updateAddress', { params: saved, body })).rejects.toMatchObject(refused);
    }
    await expect(buyer.call('addAddress', { body: { ...home, country: 'France' as Country } })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('are taken where the shop delivers, by the one setting that checkout, orders and texts read [LINK-04, CHK-09]', async () => {
    const byDefault = await (await newBuyer(shop)).call('checkout', {});
    expect(byDefault.deliversTo).toEqual(
      ['Nigeria', 'Ghana', 'Kenya', 'South Africa'].map((country) => ({ country, states: null })),
    );

    const beside = await createTestApp({ beside: shop, env: { DELIVERS_TO: 'Nigeria: Lagos, Ogun; Ghana' } });
    const buyer = await newBuyer(beside);
    const saved = await buyer.call('addAddress', { body: home });
    const area = 'Lagos and Ogun in Nigeria, and Ghana';
    const elsewhere: [string, Country, string][] = [
      ['Kano', 'Nigeria', 'Kano, Nigeria'],
      ['Nairobi', 'Kenya', 'Nairobi, Kenya'],
    ];
    for (const [state, country, place] of elsewhere) {
      const body = { ...home, state, country, ...(country === 'Kenya' && { phone: '0712 345 678' }) };
      const refused = {
        code: 'not_delivered_there',
        status: 409,
        message: `We do not deliver to ${place}. We deliver to ${area}.`,
      };
      await expect(buyer.call('addAddress', { body })).rejects.toMatchObject(refused);
      await expect(buyer.call('updateAddress', { params: saved, body })).rejects.toMatchObject(refused);
      const product = await seedProduct(shop.db);
      await fillCart(buyer, { product });
      const { isDefault: _, ...shippingInfo } = body;
      const order = await draftFor(buyer, { shippingInfo });
      await expect(buyer.call('initializePayment', { body: order })).rejects.toMatchObject(refused);
      await expect(buyer.call('placeCreditOrder', { body: { ...order, method: 'credit' } })).rejects.toMatchObject(
        refused,
      );
      await buyer.call('clearCart', {});
    }
    expect((await buyer.call('checkout', {})).deliversTo).toEqual([
      { country: 'Nigeria', states: ['Lagos', 'Ogun'] },
      { country: 'Ghana', states: null },
    ]);
    const said = async (address: string) => (await beside.fetch(address)).text();
    expect(await said('/api/pages/shipping')).toContain(`To ${area}.`);
    expect(await said('/api/help')).toContain(`We deliver to ${area}`);
    await beside.close();
  });

  it('hold any characters, but no half of one', async () => {
    const buyer = await newBuyer(shop);
    const saved = await buyer.call('addAddress', { body: { ...home, firstName: '👩🏾‍🍳 Ọlá', address: '𝟙𝟚 🏠' } });
    expect(saved).toMatchObject({ firstName: '👩🏾‍🍳 Ọlá', address: '𝟙𝟚 🏠' });
    for (const city of ['\ud800', 'Lagos\udfff', '\ude00\ud83d']) {
      const refused = { status: 400, code: 'bad_request' };
      await expect(buyer.call('addAddress', { body: { ...home, city } })).rejects.toMatchObject(refused);
    }
  });

  it('of another account, or of nobody, do not exist: H1', async () => {
    const owner = await newBuyer(shop);
    const other = await newBuyer(shop);
    const saved = await owner.call('addAddress', { body: home });
    for (const params of [saved, { id: newId() }]) {
      const refused = { status: 404, code: 'address_not_found' };
      await expect(other.call('updateAddress', { params, body: home })).rejects.toMatchObject(refused);
      await expect(other.call('removeAddress', { params })).rejects.toMatchObject(refused);
    }
    expect((await owner.call('addresses', {})).items).toEqual([saved]);
    await expect(shop.call('addresses', {})).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
  });
});
