import { knownPassword } from '@oja/testing/people/known-password';
import { newVisitor } from '@oja/testing/people/visitor';
import { operatorEmail } from '@oja/testing/scale/people';
import { type Timings, timed } from '../lib/timings.ts';
import { type Asker, openAsker } from './asker.ts';
import { type BuyingTimings, measureBuying } from './buying.ts';
import { catalogueQuestions, ownQuestions, type Question } from './questions.ts';
import type { ScaleShop } from './scale-shop.ts';
import { readSizes, type Sizes } from './sizes.ts';
import { readStock } from './stock-of-questions.ts';

/** Readers at once. */
const many = 32;

export interface ReadTimings {
  name: string;
  /** Milliseconds of the very first answer after PostgreSQL and the server were started. */
  first: number;
  /** Each asked in another way, so that no answer is prepared: by one client, and by many. */
  cold: Timings;
  coldMany: Timings;
  /** The same asked again and again; null where answers are never prepared. */
  hot: Timings | null;
  hotMany: Timings | null;
  /** Questions that the shop had no answer to in time, of all of these but the first. */
  unanswered: number;
}

export interface MeasuredShop {
  products: number;
  loadSeconds: number;
  /** Seconds from the server's start until it was open, and until the home page was there. */
  startSeconds: number;
  firstPageSeconds: number;
  reads: ReadTimings[];
  buying: BuyingTimings[];
  /** Bytes that the server held once it was open, and after everything. */
  memory: { open: number; after: number };
  sizes: Sizes;
}

/** @param seconds that each kind of question is asked for at most, each time */
export async function measureShop(
  shop: ScaleShop,
  { products, seconds, tell }: { products: number; seconds: number; tell: (line: string) => void },
): Promise<MeasuredShop> {
  const { loadSeconds, startSeconds } = shop;
  const asker = openAsker(shop.url);
  try {
    const open = await shop.memory();
    const homeSeconds = (await millisecondsOf(asker, { path: '/' })) / 1000;
    const stock = await readStock(shop.db, products);
    const signedIn = {
      buyer: await signIn(shop, 'buyer-0@scale.example'),
      operator: await signIn(shop, operatorEmail),
    };
    const catalogue = catalogueQuestions(stock);
    const own = ownQuestions(stock, signedIn);
    const first = new Map<Question, number>();
    for (const question of [...catalogue, ...own]) first.set(question, await firstOf(asker, question));
    const reads: ReadTimings[] = [];
    for (const question of [...catalogue, ...own]) {
      tell(`${products.toLocaleString('en')} products: ${question.name}`);
      const prepared = catalogue.includes(question);
      asker.unanswered();
      reads.push({
        name: question.name,
        first: first.get(question) ?? Number.NaN,
        ...(await coldOf(asker, question, seconds)),
        hot: prepared ? await hotOf(asker, question, { clients: 1, seconds }) : null,
        hotMany: prepared ? await hotOf(asker, question, { clients: many, seconds }) : null,
        unanswered: asker.unanswered(),
      });
    }
    tell(`${products.toLocaleString('en')} products: buying`);
    const buying = await measureBuying(shop, asker, { products, seconds });
    const memory = { open, after: await shop.memory() };
    const firstPageSeconds = startSeconds + homeSeconds;
    return {
      products,
      loadSeconds,
      startSeconds,
      firstPageSeconds,
      reads,
      buying,
      memory,
      sizes: await readSizes(shop.db),
    };
  } finally {
    asker.close();
  }
}

async function signIn({ url }: ScaleShop, email: string): Promise<string> {
  const { call, cookies } = newVisitor(url);
  await call('signIn', { body: { email, password: knownPassword, remember: false } });
  return Array.from(cookies, (pair) => pair.join('=')).join('; ');
}

async function millisecondsOf({ ask }: Asker, asked: Parameters<Asker['ask']>[0]): Promise<number> {
  const from = performance.now();
  await ask(asked);
  return performance.now() - from;
}

const wayAt = ({ name, ways }: Question, place: number) => {
  const way = ways[place];
  if (!way) throw new RangeError(`There is no way to ask for: ${name}`);
  return way;
};

/** The first way is kept for what is asked first, and again and again. */
const firstOf = (asker: Asker, question: Question) => millisecondsOf(asker, wayAt(question, 0));

/** A third of the other ways by one client, the rest by many, each way once. */
async function coldOf({ ask }: Asker, question: Question, seconds: number) {
  const left = question.ways.length - 1;
  const alone = Math.max(1, Math.floor(left / 3));
  const askAt = (offset: number) => async (n: number) => {
    await ask(wayAt(question, 1 + offset + n));
    return undefined;
  };
  return {
    cold: await timed(askAt(0), { clients: 1, seconds, most: alone }),
    coldMany: await timed(askAt(alone), { clients: many, seconds, most: left - alone }),
  };
}

async function hotOf({ ask }: Asker, question: Question, { clients, seconds }: { clients: number; seconds: number }) {
  const way = wayAt(question, 0);
  const askAgain = async () => {
    await ask(way);
    return undefined;
  };
  await ask(way);
  return timed(askAgain, { clients, seconds: seconds / 2, most: 20_000 });
}
