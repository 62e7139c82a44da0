import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterCard, type SandboxClient, startSandboxClient, submitForm } from '../testing/sandbox-client.ts';
import { createTestClock, startWebhookReceiver } from '../testing/webhook-receiver.ts';

let clock: ReturnType<typeof createTestClock>;
let sandbox: SandboxClient;
beforeEach(async () => {
  clock = createTestClock();
  sandbox = await startSandboxClient({ clock: clock.now });
});
afterEach(() => sandbox.close());

const statusOf = async (reference: string) => (await sandbox.get(`/transaction/verify/${reference}`)).body.data.status;
const read = async (url: string) => (await fetch(url)).text();

/** Answers the step the page asks for, with the attempt its form carries. */
async function answer(pageUrl: string, value: string): Promise<Response> {
  const attempt = /name="attempt" value="(\w+)"/.exec(await read(pageUrl))?.[1] ?? '';
  return submitForm(`${pageUrl}/answer`, { attempt, value });
}

describe('the page', () => {
  it('shows merchant, e-mail, amount, the card form and every test card', async () => {
    const { authorization_url } = await sandbox.initialize();
    const page = await read(authorization_url);
    for (const text of ['Ọjà', 'ada@example.com', '₦12,500.00', 'Paystack sandbox', 'no real money moves']) {
      expect(page).toContain(text);
    }
    expect(page.match(/autocomplete="(cc-number|cc-exp|cc-csc)"/g)).toHaveLength(3);
    expect(page.match(/inputmode="numeric"/g)).toHaveLength(3);
    expect(page.match(/data-number="/g)).toHaveLength(10);
  });

  it('fills the form from a test card without any script', async () => {
    const { authorization_url } = await sandbox.initialize();
    const page = await read(`${authorization_url}?card=pin`);
    expect(page).toContain('value="5078 5078 5078 5078 12"');
    expect(page).toContain('value="12/28"');
    expect(page).toContain('value="081"');
  });

  it('escapes everything and has neither inline script nor inline style', async () => {
    const { authorization_url } = await sandbox.initialize({
      label: '<script>alert(1)</script>',
      metadata: { cancel_action: 'http://shop.example/"><img src=x>' },
    });
    const refused = await submitForm(`${authorization_url}/card`, { number: '"><b>1', expiry: "'", cvv: '<i>' });
    expect(refused.status).toBe(422);
    for (const page of [await read(authorization_url), await refused.text()]) {
      expect(page).not.toMatch(/<(script|img|b|i)>|<img|style=|<style|javascript:| on[a-z]+=/);
      expect(page.match(/<script/g)).toHaveLength(1);
    }
  });

  it('sends strict headers, with the callback as the only other form target', async () => {
    const { headers } = await fetch((await sandbox.initialize()).authorization_url);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self' http://shop.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leads back by "Cancel payment" to cancel_action, else to the callback, and never to a script', async () => {
    const linkOf = async (fields: object) => {
      const page = await read((await sandbox.initialize({ ...fields })).authorization_url);
      return /<a href="([^"]*)">Cancel payment/.exec(page)?.[1];
    };
    expect(await linkOf({ metadata: { cancel_action: 'http://shop.example/#/cart' } })).toBe(
      'http://shop.example/#/cart',
    );
    expect(await linkOf({ metadata: '{"cancel_action":"http://shop.example/#/cart"}' })).toBe(
      'http://shop.example/#/cart',
    );
    expect(await linkOf({ metadata: { cancel_action: 'javascript:alert(1)' } })).toBe('http://shop.example/');
    expect(await linkOf({ callback_url: undefined })).toBeUndefined();
  });

  it('is friendly about an unknown access code', async () => {
    const response = await fetch(`${sandbox.url}/checkout/unknown`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('We cannot find this payment');
    expect((await submitForm(`${sandbox.url}/checkout/unknown/card`, {})).status).toBe(404);
  });

  it('expires after the session timeout, and takes no payment then', async () => {
    const { reference, authorization_url } = await sandbox.initialize();
    clock.advance(600_001);
    expect(await read(authorization_url)).toContain('The time to pay has run out');
    await enterCard(authorization_url, 'plain');
    expect(await statusOf(reference)).toBe('abandoned');
    await sandbox.put('/integration/payment_session_timeout', { timeout: 0 });
    await enterCard(authorization_url, 'plain');
    expect(await statusOf(reference)).toBe('success');
    expect((await sandbox.put('/integration/payment_session_timeout', { timeout: -1 })).status).toBe(400);
  });
});

describe('the return', () => {
  it.each([
    ['http://shop.example/', 'http://shop.example/?trxref=R1&reference=R1'],
    ['http://shop.example/#/payment', 'http://shop.example/?trxref=R1&reference=R1#/payment'],
    ['http://shop.example/done?a=1', 'http://shop.example/done?a=1&trxref=R1&reference=R1'],
    ['http://shop.example/ọjà', 'http://shop.example/%E1%BB%8Dj%C3%A0?trxref=R1&reference=R1'],
  ])('to %s puts the query before any fragment', async (callback_url, expected) => {
    const { authorization_url } = await sandbox.initialize({ callback_url, reference: 'R1' });
    const response = await enterCard(authorization_url, 'plain');
    expect([response.status, response.headers.get('location')]).toEqual([303, expected]);
  });

  it('stays on the page when there is nowhere to return to', async () => {
    const { authorization_url } = await sandbox.initialize({ callback_url: undefined });
    const response = await enterCard(authorization_url, 'plain');
    expect(response.headers.get('location')).toBe(new URL(authorization_url).pathname);
    expect(await read(authorization_url)).toContain('This payment is complete');
  });
});

describe('the cards', () => {
  it.each([
    ['plain', []],
    ['refund-fails', []],
    ['refund-needs-attention', []],
    ['pin', ['1111']],
    ['pin-otp', ['1234', '123456']],
    ['pin-phone-otp', ['0000', '0803 123 4567', '123456']],
    ['bank', ['authorise']],
  ])('%s pays after %j', async (card, answers) => {
    const { reference, authorization_url } = await sandbox.initialize();
    let response = await enterCard(authorization_url, card);
    for (const value of answers) {
      expect(response.headers.get('location')).toBe(new URL(authorization_url).pathname);
      response = await answer(authorization_url, value);
    }
    expect(response.headers.get('location')).toContain(`reference=${reference}`);
    expect(await statusOf(reference)).toBe('success');
  });

  it.each([
    ['declined', [], 'Declined'],
    ['no-funds', [], 'Insufficient Funds'],
    ['no-token', ['0000'], 'Token Not Generated'],
    ['bank', ['decline'], 'The bank declined the payment'],
    ['pin', ['1', '2', '3'], 'Incorrect PIN'],
  ])('%s is declined after %j, and the buyer may retry on the same reference', async (card, answers, reason) => {
    const { reference, authorization_url } = await sandbox.initialize();
    await enterCard(authorization_url, card);
    for (const value of answers) await answer(authorization_url, value);
    expect(await statusOf(reference)).toBe('failed');
    const page = await read(authorization_url);
    expect(page).toContain('role="alert"');
    expect(page).toContain(reason);
    await enterCard(authorization_url, 'plain');
    expect(await statusOf(reference)).toBe('success');
  });

  it('says what is wrong with an answer and asks again', async () => {
    const { authorization_url } = await sandbox.initialize();
    await enterCard(authorization_url, 'pin-phone-otp');
    await answer(authorization_url, '9999');
    expect(await read(authorization_url)).toContain('That PIN is not right');
    await answer(authorization_url, '0000');
    await answer(authorization_url, '12');
    expect(await read(authorization_url)).toContain('Enter a phone number of 10 to 14 digits.');
  });

  it('lets the buyer go back from a step to the card form', async () => {
    const { reference, authorization_url } = await sandbox.initialize();
    await enterCard(authorization_url, 'pin');
    const attempt = /name="attempt" value="(\w+)"/.exec(await read(authorization_url))?.[1] ?? '';
    await submitForm(`${authorization_url}/restart`, { attempt });
    expect(await read(authorization_url)).toContain('Card number');
    expect(await statusOf(reference)).toBe('abandoned');
  });

  it.each([
    [{ number: '4111 1111 1111 1111' }, 'This sandbox takes only the test cards'],
    [{ number: '12' }, 'Enter the card number'],
    [{ expiry: '13/40' }, 'Enter the expiry date as MM/YY.'],
    [{ expiry: '02/26' }, 'This date has passed.'],
    [{ cvv: '12' }, 'Enter the 3 digits of the security code.'],
    [{ cvv: '999' }, 'That is not the security code of this test card.'],
  ])('refuse %j at the field, without an attempt', async (change, text) => {
    const { reference, authorization_url } = await sandbox.initialize();
    const fields = { number: '4084 0840 8408 4081', expiry: '12/40', cvv: '408', ...change };
    const response = await submitForm(`${authorization_url}/card`, fields);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain(text);
    expect(page).toContain(`value="${fields.number}"`);
    expect(page).not.toContain(`id="cvv" name="cvv" type="text" value="${fields.cvv}"`);
    expect(await statusOf(reference)).toBe('abandoned');
    expect(JSON.stringify(sandbox.state.store.state).replaceAll(' ', '')).not.toContain('4111111');
  });

  it.each(['03/26', '3/26', '0326', '03/2026', ' 03 / 26 '])('take %s as a date in its month', async (expiry) => {
    const { reference, authorization_url } = await sandbox.initialize();
    await submitForm(`${authorization_url}/card`, { number: '4084084084084081', expiry, cvv: '408' });
    expect(await statusOf(reference)).toBe('success');
  });
});

describe('paying twice', () => {
  it('is impossible by submitting ten times at once: one payment, one webhook, the same return for all', async () => {
    const receiver = await startWebhookReceiver();
    sandbox.state.webhookUrl = receiver.url;
    const { reference, authorization_url } = await sandbox.initialize();
    const responses = await Promise.all(Array.from({ length: 10 }, () => enterCard(authorization_url, 'plain')));
    expect(new Set(responses.map((response) => response.headers.get('location'))).size).toBe(1);
    await sandbox.state.tick();
    expect(receiver.events()).toEqual(['charge.success']);
    const { data } = (await sandbox.get(`/transaction/verify/${reference}`)).body;
    expect(data.log.attempts).toBe(1);
    await receiver.close();
  });

  it('is impossible from a page that is shown again after the payment', async () => {
    const { reference, authorization_url } = await sandbox.pay();
    const page = await read(authorization_url);
    expect(page).toContain('This payment is complete');
    expect(page).toContain(`href="http://shop.example/?trxref=${reference}&amp;reference=${reference}"`);
    expect(page).not.toContain('<form');
    const again = await enterCard(authorization_url, 'declined');
    expect(again.headers.get('location')).toContain(reference);
    expect(await statusOf(reference)).toBe('success');
  });

  it('ignores the answer of a page that another card has overtaken', async () => {
    const { reference, authorization_url } = await sandbox.initialize();
    await enterCard(authorization_url, 'pin');
    const stale = /name="attempt" value="(\w+)"/.exec(await read(authorization_url))?.[1] ?? '';
    await enterCard(authorization_url, 'pin-otp');
    const response = await submitForm(`${authorization_url}/answer`, { attempt: stale, value: '1111' });
    expect(response.status).toBe(303);
    expect(await statusOf(reference)).toBe('ongoing');
    const page = await read(authorization_url);
    expect(page).toContain('Test PIN: 1234');
    expect(page).not.toContain('role="alert"');
  });
});
