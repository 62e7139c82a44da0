import { orderByCredit } from './buy-by-credit.ts';
import { type Buyer, changeCart, draftOrder, fillCart, think } from './buyer.ts';
import { comeBack } from './come-back.ts';
import { hear, outcomeOf, together } from './hear.ts';
import { type PaymentPage, payOnPage } from './pay-on-page.ts';
import { sendOrder } from './send-order.ts';

/** What becomes of a buyer who was sent to the provider's page, by how often it happens. */
const courses = {
  'pays and comes back': 8,
  'pays twice at once': 1,
  'pays and vanishes': 2,
  'pays after the hold has ended': 2,
  'is declined, then pays': 1,
  'comes back too early, then pays': 1,
  'opens a second page and pays both': 2,
  'opens a second page and pays the first': 1,
  'changes the cart, pays for it, then pays the first page': 3,
  'changes the cart, pays the first page, then the changed one': 2,
  'gives up': 1,
};
type Course = keyof typeof courses;

/** Milliseconds: HOLD_SECONDS of the run, and a moment more. */
const holdIsOver = [5200, 7500] as const;

/** Orders by card, in one of many ways. */
export async function buyByCard(buyer: Buyer): Promise<void> {
  await fillCart(buyer);
  const page = await openPage(buyer);
  if (!page) return;
  const course = buyer.chance.weighed(courses);
  buyer.tally.count('courses', course);
  await takeCourse(buyer, page, course);
}

async function takeCourse(buyer: Buyer, page: PaymentPage, course: Course): Promise<void> {
  if (course === 'gives up') return;
  if (course === 'pays after the hold has ended') await think(buyer, ...holdIsOver);
  else await think(buyer, 50, 800);
  if (course === 'comes back too early, then pays') await comeBack(buyer, page);
  if (course === 'is declined, then pays') await payOnPage(buyer, page, 'declined');
  if (course === 'pays twice at once') await Promise.all([payOnPage(buyer, page), payOnPage(buyer, page)]);
  else if (course === 'opens a second page and pays both') await payBoth(buyer, page);
  else if (course === 'opens a second page and pays the first') await payFirst(buyer, page);
  else if (course === 'changes the cart, pays for it, then pays the first page') await payChanged(buyer, page);
  else if (course === 'changes the cart, pays the first page, then the changed one') await payChangedLate(buyer, page);
  else await payOnPage(buyer, page);
  if (course !== 'pays and vanishes') await comeBack(buyer, page);
}

/** One cart, two orders, two payments: one of them must go back. */
async function payBoth(buyer: Buyer, first: PaymentPage): Promise<void> {
  const second = await openPage(buyer);
  const pages = second ? [second, first] : [first];
  if (buyer.chance.hits(0.5)) await Promise.all(pages.map((page) => payOnPage(buyer, page)));
  else for (const page of pages) await payOnPage(buyer, page);
  if (second) await comeBack(buyer, second);
}

async function payFirst(buyer: Buyer, first: PaymentPage): Promise<void> {
  await openPage(buyer);
  await payOnPage(buyer, first);
}

/** A page that a later one took the place of, whose cart shares goods with it, is paid last: none of them may come twice. */
async function payChanged(buyer: Buyer, first: PaymentPage): Promise<void> {
  await changeCart(buyer);
  if (buyer.chance.hits(0.3)) await orderByCredit(buyer);
  else {
    const second = await openPage(buyer);
    if (second) await payOnPage(buyer, second);
    if (second && buyer.chance.hits(0.5)) await comeBack(buyer, second);
  }
  await think(buyer, 50, 1500);
  await payOnPage(buyer, first);
}

/** The other way round: the page of the changed cart is paid although the first became an order meanwhile. */
async function payChangedLate(buyer: Buyer, first: PaymentPage): Promise<void> {
  await changeCart(buyer);
  const second = await openPage(buyer);
  await payOnPage(buyer, first);
  if (buyer.chance.hits(0.5)) await comeBack(buyer, first);
  await think(buyer, 50, 1500);
  if (!second) return;
  await payOnPage(buyer, second);
  await comeBack(buyer, second);
}

/** The click on 'Pay': the provider's page for the cart as it is now, as an order of its own. */
async function openPage(buyer: Buyer): Promise<PaymentPage | null> {
  const draft = await draftOrder(buyer);
  if (!draft) return null;
  await think(buyer);
  const { call, history, tally } = buyer;
  const heard = await sendOrder(buyer, draft.orderId, (more) =>
    hear(tally, 'open payment page', call('initializePayment', { body: draft, ...more })),
  );
  const sum = together(heard);
  const { orderId } = draft;
  const data = sum.kind === 'yes' ? sum.value.data : null;
  const details = data ? { reference: data.reference } : {};
  history.write({ buyer: buyer.id, kind: 'payment_page', id: orderId, outcome: outcomeOf(sum), details });
  tally.count('payment pages', outcomeOf(sum));
  return data && { url: data.authorization_url, reference: data.reference, orderId };
}
