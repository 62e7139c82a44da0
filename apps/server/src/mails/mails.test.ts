import { asCharges, type Charge } from '@oja/domain/money/charges';
import { kobo } from '@oja/domain/money/money';
import { surulere } from '@oja/testing/buying/address';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { mailsOf } from './mails.ts';

const config = readConfig({ PUBLIC_URL: 'https://shop.example', SHOP_EMAIL: 'help@shop.example' });
const mails = mailsOf(config);

const hostile = `<script>alert("1")</script> & 'x'`;
const orderId = '0198b300-0000-7000-8000-0000000000aa';
const parcel = { name: 'Ada', orderId, orderNumber: 'ORD-1767225600000', storeName: `Mama's <Fabrics> & "Co"` };
const order = {
  name: 'Ada',
  orderId,
  orderNumber: 'ORD-1767225600000',
  goods: [
    { name: 'Adìrẹ five yards', note: 'Indigo, from Mama Fabrics', quantity: 2, amount: kobo(2_500_000) },
    { name: hostile, note: '', quantity: 1, amount: kobo(1) },
  ],
  quote: {
    subtotal: kobo(2_500_001),
    charges: asCharges({ shipping: kobo(1_000), tax: kobo(250_000) }),
    total: kobo(2_751_001),
  },
  shippingInfo: { ...surulere, address: hostile },
  changedAddress: null,
  method: 'card' as const,
};
const ordered = {
  ...parcel,
  slug: 'mamas-fabrics-co',
  goods: [
    { name: 'Adìrẹ five yards', note: 'Indigo, XL', quantity: 2, amount: kobo(2_500_000) },
    { name: hostile, note: '', quantity: 1, amount: kobo(1_000) },
  ],
  place: 'Ikeja, Lagos',
  youGet: kobo(2_250_900),
};
const link = 'https://shop.example/#/somewhere?token=abc&x=1';
const letter = {
  name: hostile,
  email: 'ada@shop.example',
  topic: 'A delivery',
  orderNumber: 'ORD-1767225600000',
  message: `First line.\n${hostile}`,
  account: null,
};

const opened = { name: 'Ada', storeName: hostile, slug: 'amakas-cloth' };
const ownStore = { name: 'Ada', storeName: parcel.storeName, slug: 'mamas-fabrics-co' };
const decided = { reasons: ['unclear address', 'forbidden goods'], note: `Which street? ${hostile}` };

const notSent = {
  ...parcel,
  goods: `2 × ${hostile}`,
  reason: 'not_there' as const,
  words: `Sorry. ${hostile}`,
  amount: kobo(1_234_500),
  toCredit: false,
  endsParcel: false,
};

const waiting = (n: number) => ({
  orderId,
  orderNumber: `ORD-${1_767_225_600_000 + n}`,
  dueAt: new Date(Date.UTC(2026, 10, 21, 20, 40 + n)),
});

const all = {
  welcome: mails.welcome({ name: 'Ada', confirmLink: link }),
  confirmAddress: mails.confirmAddress({ name: 'Ada', link, validFor: '24 hours' }),
  resetPassword: mails.resetPassword({ name: 'Ada', link, validFor: '30 minutes' }),
  passwordChanged: mails.passwordChanged({ name: 'Ada', changedAt: new Date('2026-11-21T20:40:00Z') }),
  accountDeleted: mails.accountDeleted({ name: 'Ada' }),
  orderPlaced: mails.orderPlaced(order),
  orderRefunded: mails.orderRefunded({ ...parcel, amount: kobo(1_000_000), delivered: false }),
  parcelApproved: mails.parcelApproved(parcel),
  parcelOrdered: mails.parcelOrdered(ordered),
  parcelShipped: mails.parcelShipped({
    ...parcel,
    trackingNumber: 'GIG-1',
    courier: 'GIG Logistics',
    riderPhone: null,
  }),
  parcelCorrected: mails.parcelCorrected({
    ...parcel,
    trackingNumber: null,
    courier: 'Own rider',
    riderPhone: '0803 555 0142',
  }),
  parcelDelivered: mails.parcelDelivered(parcel),
  lineNotSent: mails.lineNotSent(notSent),
  lineCancelled: mails.lineCancelled({ ...parcel, goods: `2 × ${hostile}`, amount: kobo(1_234_500), endsParcel: true }),
  paymentRefunded: mails.paymentRefunded({
    currency: 'NGN',
    name: 'Ada',
    amount: kobo(1_234_500),
    reason: 'duplicate_payment',
    reference: 'oja-01',
    toCredit: false,
    order: null,
    goods: ['2 × Adìrẹ five yards', hostile],
  }),
  storeReceived: mails.storeReceived(opened),
  newsletterConfirm: mails.newsletterConfirm({ link }),
  newsletterWelcome: mails.newsletterWelcome({ unsubscribeLink: link }),
  restockConfirm: mails.restockConfirm({ productName: hostile, color: 'Red', size: '', link }),
  backInStock: mails.backInStock({ productName: hostile, color: 'Red', size: 'XL', productId: orderId, endLink: link }),
  contactReceipt: mails.contactReceipt(letter),
  contactMessage: mails.contactMessage(letter),
  storeApproved: mails.storeApproved(ownStore),
  storeRefused: mails.storeRefused({ ...ownStore, ...decided }),
  storeSuspended: mails.storeSuspended({ ...ownStore, ...decided }),
  storeLifted: mails.storeLifted({ ...ownStore, reasons: [], note: hostile }),
  productTakenDown: mails.productTakenDown({ ...ownStore, ...decided, productName: hostile }),
  storeReviewed: mails.storeReviewed({
    ...ownStore,
    productName: hostile,
    reviewer: hostile,
    rating: 2,
    comment: hostile.repeat(150),
  }),
  reviewReplied: mails.reviewReplied({
    name: 'Ada',
    storeName: parcel.storeName,
    productId: orderId,
    productName: hostile,
    text: hostile,
  }),
  productRestored: mails.productRestored({ ...ownStore, productName: hostile, isLive: false, note: hostile }),
  draftApproved: mails.draftApproved({
    ...ownStore,
    productId: orderId,
    productName: hostile,
    isNew: true,
    isLive: true,
  }),
  draftReturned: mails.draftReturned({ ...ownStore, productId: orderId, productName: hostile, ...decided }),
  parcelsUnaccepted: mails.parcelsUnaccepted({ ...ownStore, parcels: [waiting(0)] }),
  stockLow: mails.stockLow({
    ...ownStore,
    items: [{ productName: hostile, color: 'Indigo', size: 'XL', left: 2 }],
    count: 1,
  }),
};

describe.each(Object.entries(all))('%s', (_, mail) => {
  it('says the same in text and HTML, with nothing to load, nothing that runs, and no more than 10 KB', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThanOrEqual(10 * 1024);
    expect(mail.html).not.toMatch(/<script|<img|<link|\bsrc=|url\(|@import|\son\w+=/i);
    expect(mail.subject).toMatch(/^[^\r\n]{5,150}$/);
    const heading = mail.text.split('\n')[0] ?? '';
    expect(mail.html).toContain(
      heading
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
    );
    expect(mail.text).toContain('help@shop.example');
  });

  it('links nowhere but to the shop, and to the page where a courier shows a parcel', () => {
    const addresses = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      expect(address).toMatch(
        /^(https:\/\/shop\.example(\/|$)|mailto:help@shop\.example|https:\/\/giglogistics\.com\/track\?waybill=GIG-1$)/,
      );
  });
});

it('the order mail reads like this', () => {
  expect(all.orderPlaced.text).toBe(`Thank you, Ada

Your order ORD-1767225600000 is placed and paid. Each store now confirms its part and sends it to you; a mail follows at every step.

2 × Adìrẹ five yards (Indigo, from Mama Fabrics): ₦25,000.00
1 × <script>alert("1")</script> & 'x': ₦0.01

Subtotal: ₦25,000.01
Shipping: ₦10.00
Tax: ₦2,500.00
Total: ₦27,510.01

Order: ORD-1767225600000
Paid by: card
Goes to: Ngozi Eze
<script>alert("1")</script> & 'x'
Surulere, Lagos 101283
Nigeria
0803 555 0142

See my order:
https://shop.example/#/orders/0198b300-0000-7000-8000-0000000000aa

--

You get this mail because you placed an order with us.

Ọjà · Lagos, Nigeria
help@shop.example · +234 700 000 6520
https://shop.example
`);
});

it('what ships free says so, as on the screens, and what costs nothing else is a sum', () => {
  const free = {
    ...order,
    quote: { subtotal: kobo(0), charges: asCharges({ shipping: kobo(0), tax: kobo(0) }), total: kobo(0) },
  };
  const { text, html } = mails.orderPlaced(free);
  expect(text).toContain('Subtotal: ₦0.00\nShipping: Free\nTax: ₦0.00\nTotal: ₦0.00');
  expect(html).toMatch(/>Shipping<\/td><td[^>]*>Free</);
});

it('each charge is a line, several of a kind and what the prices contain, too', () => {
  const charges: Charge[] = [
    { kind: 'shipping', amount: kobo(1000), included: false },
    { kind: 'tax', amount: kobo(500), included: false },
    { kind: 'tax', amount: kobo(75), included: true },
  ];
  const { text } = mails.orderPlaced({ ...order, quote: { subtotal: kobo(10_000), charges, total: kobo(11_500) } });
  expect(text).toContain('Subtotal: ₦100.00\nShipping: ₦10.00\nTax: ₦5.00\nTax: ₦0.75\nTotal: ₦115.00');
});

it('every mail to a buyer about an order leads to that order [ORD-17]', () => {
  for (const name of [
    'orderPlaced',
    'parcelApproved',
    'parcelShipped',
    'parcelCorrected',
    'parcelDelivered',
    'lineNotSent',
  ] as const) {
    expect(all[name].text).toContain(`See my order:\nhttps://shop.example/#/orders/${orderId}\n`);
  }
});

it('an order of a hundred lines still fits', () => {
  const goods = Array.from({ length: 100 }, (_, n) => ({
    name: `A product with quite a long name, as sellers like them, number ${n}`,
    note: 'Indigo, XXL, from a store with a long name',
    quantity: 1,
    amount: kobo(100),
  }));
  const mail = mails.orderPlaced({ ...order, goods });
  expect(Buffer.byteLength(mail.html)).toBeLessThanOrEqual(10 * 1024);
  expect(mail.text).toContain('The list goes on with 92 more');
});

it('what a stranger typed reaches the shop, and not the address that was given', () => {
  expect(all.contactMessage.text).toContain(`> First line.\n> ${hostile}`);
  expect(all.contactMessage.replyTo).toBe('ada@shop.example');
  expect(all.contactReceipt.text).not.toContain('First line');
  expect(all.contactReceipt.text).not.toContain('script');
});

it('the welcome of the newsletter says how to leave it, in sight and in its headers', () => {
  expect(all.newsletterWelcome.text).toContain(`Unsubscribe:\n${link}`);
  expect(all.newsletterWelcome.html).toContain('>Unsubscribe</a>');
  expect(all.newsletterWelcome.unsubscribe).toBe(link);
});

it('a mail about money that goes back names the order and its goods, and says who caused it', () => {
  const told = { name: 'Ada', amount: kobo(75_000), currency: 'NGN', reference: 'oja-01', toCredit: false };
  const ofOrder = { order: { id: orderId, orderNumber: 'ORD-1767225600000' }, goods: ['2 × Yam', 'Oil', 'Salt'] };
  const { subject, text } = mails.paymentRefunded({ ...told, ...ofOrder, reason: 'at_provider' });
  expect(subject).toBe('₦750.00 went back to you');
  expect(text).toContain('Hello Ada, your money went back\n');
  expect(text).toContain('It was given back through the payment provider.');
  expect(text).toContain('Went to: the card or account you paid with\n');
  const taken = mails.paymentRefunded({ ...told, ...ofOrder, reason: 'reversed' }).text;
  expect(taken).toContain('Your bank took it back.');
  expect(taken).not.toContain('Banks take up to');
  expect(text).toContain('Order: ORD-1767225600000\nGoods of the order: 2 × Yam\nOil\nSalt\n');
  expect(text).toContain(`See my order:\nhttps://shop.example/#/orders/${orderId}\n`);
  const many = { order: null, goods: Array.from({ length: 9 }, (_, n) => `Goods ${n}`) };
  const orderless = mails.paymentRefunded({ ...told, ...many, reason: 'duplicate_payment' }).text;
  expect(orderless).toContain('Paid for: Goods 0\nGoods 1\nGoods 2\nGoods 3\nGoods 4\nand 4 more\n');
  expect(orderless).not.toContain('Order: ');
});

it('times are those of Lagos, amounts naira', () => {
  expect(all.passwordChanged.text).toContain('21 November 2026 at 21:40, Lagos time');
  expect(all.paymentRefunded.subject).toBe('We are returning ₦12,345.00 to you');
});

it('a store hears what to send, roughly where, what it gets and until when to accept it', () => {
  expect(all.parcelOrdered.subject).toBe(`New order ORD-1767225600000 for ${parcel.storeName}`);
  expect(all.parcelOrdered.text).toContain(`Good news, Ada: ${parcel.storeName} has a new order

Order ORD-1767225600000 is paid. Please accept it within 24 hours of the order; its buyer is waiting to hear from you.

2 × Adìrẹ five yards (Indigo, XL): ₦25,000.00
1 × <script>alert("1")</script> & 'x': ₦10.00

You get: ₦22,509.00

Order: ORD-1767225600000
Goes to: Ikeja, Lagos

Open the order:
https://shop.example/desk/mamas-fabrics-co/orders/${orderId}
`);
  const goods = Array.from({ length: 100 }, (_, n) => ({ name: `Goods ${n}`, note: '', quantity: 1, amount: kobo(1) }));
  expect(mails.parcelOrdered({ ...ordered, goods }).text).toContain('The list goes on with 92 more');
});

it('a buyer hears how a parcel travels: by a number that its courier shows, or by a rider to be called', () => {
  const facts = `Order: ORD-1767225600000\nStore: ${parcel.storeName}\n`;
  const track = 'Track my order:\nhttps://shop.example/#/track-order?order=ORD-1767225600000\n';
  expect(all.parcelShipped.text).toContain(`${facts}Courier: GIG Logistics\nTracking number: GIG-1\n\n${track}`);
  expect(all.parcelShipped.text).toContain(
    'Follow it at GIG Logistics:\nhttps://giglogistics.com/track?waybill=GIG-1\n',
  );
  expect(all.parcelCorrected.subject).toBe('New tracking details of your order ORD-1767225600000');
  expect(all.parcelCorrected.text).toContain(`${facts}Courier: Own rider\nRider's phone: 0803 555 0142\n\n${track}`);
  expect(all.parcelCorrected.text).not.toMatch(/Tracking number|Follow it/);
});

it('a buyer hears what does not come, why, and where its money goes', () => {
  const { subject, text } = all.lineNotSent;
  expect(subject).toBe('A part of your order ORD-1767225600000 does not come: ₦12,345.00 goes back to you');
  for (const said of [
    `does not send you 2 × ${hostile}. It is sold out. We are returning ₦12,345.00 to the card or account you paid with.`,
    `writes: Sorry. ${hostile}`,
    'Everything else comes as you ordered it.',
    'Banks take up to 10 working days',
  ]) {
    expect(text).toContain(said);
  }
  const toCredit = mails.lineNotSent({ ...notSent, words: '', toCredit: true, endsParcel: true });
  expect(toCredit.text).toContain('₦12,345.00 is in your store credit now.');
  expect(toCredit.text).toContain(`Nothing else of this order comes from ${parcel.storeName}.`);
  expect(toCredit.text).not.toMatch(/writes|Banks take|card or account/);
  expect(all.lineCancelled.text).toContain('Nothing of this parcel is left: do not send it.');
});

it('a store hears what was decided about it, each reason and the sentence, and where to mend it', () => {
  const why = `Reason: unclear address\nReason: forbidden goods\n\n`;
  const desk = 'Open your desk:\nhttps://shop.example/desk/mamas-fabrics-co\n';
  for (const mail of [all.storeRefused, all.storeSuspended]) {
    expect(mail.text).toContain(why);
    expect(mail.text).toContain(decided.note);
    expect(mail.text).toContain(desk);
  }
  expect(all.storeSuspended.text).toContain('Please send what was ordered');
  expect(all.storeApproved.subject).toBe(`${parcel.storeName} is open`);
  expect(all.storeApproved.text).not.toContain('Reason');
  expect(all.storeLifted.text).toContain(hostile);
  expect(all.productTakenDown.text).toContain(why);
  expect(all.productTakenDown.text).toContain('https://shop.example/desk/mamas-fabrics-co/products?tab=taken-down\n');
  expect(all.draftReturned.text).toContain(`/desk/mamas-fabrics-co/products/${orderId}`);
  expect(all.draftApproved.text).toContain(`/#/product/${orderId}`);
  const changes = { ...ownStore, productId: orderId, productName: 'Yam', isNew: false };
  expect(mails.draftApproved({ ...changes, isLive: true }).subject).toBe('Yam is in the shop with its changes');
  expect(mails.draftApproved({ ...changes, isLive: false }).subject).toBe('The changes of Yam are approved');
  expect(all.productRestored.text).toContain('You can offer it again at your desk.');
  expect(mails.productRestored({ ...ownStore, productName: 'Yam', isLive: true, note: '' }).text).toContain(
    'is in the shop again',
  );
});

it('a buyer who collects a parcel hears that it is ready, and not that it travels', () => {
  const collected = { ...parcel, trackingNumber: null, courier: 'Buyer collects', riderPhone: null };
  const { subject, text } = mails.parcelShipped(collected);
  expect(subject).toBe('Your order ORD-1767225600000 is ready to be collected');
  expect(text).toContain(`${parcel.storeName} has its part of your order ready for you to collect.`);
  expect(text).not.toMatch(/on its way|sent/);
});

it('a store hears until when to accept what nobody has accepted for 18 hours', () => {
  expect(all.parcelsUnaccepted.subject).toBe(`Order ORD-1767225600000 at ${parcel.storeName} waits to be accepted`);
  expect(
    all.parcelsUnaccepted.text,
  ).toContain(`Nobody has accepted it for 18 hours. Buyers were told that you accept within 24 hours. Accept until:

ORD-1767225600000: 21 November 2026 at 21:40, Lagos time

Open the order:
https://shop.example/desk/mamas-fabrics-co/orders/${orderId}
`);
  const many = mails.parcelsUnaccepted({ ...ownStore, parcels: Array.from({ length: 11 }, (_, n) => waiting(n)) });
  expect(many.subject).toBe(`11 orders at ${parcel.storeName} wait to be accepted`);
  expect(many.text).toContain('ORD-1767225600007: 21 November 2026 at 21:47, Lagos time\n');
  expect(many.text).not.toContain('ORD-1767225600008');
  expect(many.text).toContain('The list goes on with 3 more');
  expect(many.text).toContain('Open your orders:\nhttps://shop.example/desk/mamas-fabrics-co/orders\n');
});

it('a store hears what runs low, by what was chosen of it, and how much is left', () => {
  expect(all.stockLow.subject).toBe(`${hostile} runs low at ${parcel.storeName}`);
  expect(all.stockLow.text).toContain(`${hostile}, Indigo, XL: 2 left\n`);
  expect(all.stockLow.text).toContain(
    'See your products:\nhttps://shop.example/desk/mamas-fabrics-co/products?only=low\n',
  );
  const productName = `${'Wide and long '.repeat(14)}gown`;
  const items = Array.from({ length: 12 }, () => ({ productName, color: '', size: '', left: 0 }));
  const many = mails.stockLow({ ...ownStore, items, count: 30 });
  expect(Buffer.byteLength(many.html)).toBeLessThanOrEqual(10 * 1024);
  expect(many.subject).toBe(`30 items run low at ${parcel.storeName}`);
  expect(many.text).toContain(`${productName}: Sold out\n`);
  expect(many.text).toContain('The list goes on with 18 more');
});
