import { readDeliveryArea } from '@oja/domain/orders/delivery-area';
import { readTravelDays } from '@oja/domain/orders/travel-days';
import { isEmailAddress } from '@oja/domain/people/email';
import { isSender } from '../platform/mail/sender.ts';
import { readMailServer } from './mail-server.ts';
import { readSealKeys, type SealKey } from './seal-keys.ts';
import { readStorageAddress, type StorageAddress } from './storage-address.ts';

/** One environment variable: what it means, and how its text becomes a value (undefined = not given). */
export interface Setting<T> {
  about: string;
  /** The default as the table of settings shows it. */
  fallback: string;
  /** Never printed. */
  secret?: true;
  read: (given: string | undefined) => T;
}

/** What a text must be like. */
type Allowed = RegExp | ((given: string) => boolean);

function text<T>(about: string, fallback: T, allowed: Allowed = /./, expected = 'text'): Setting<string | T> {
  const isAllowed = typeof allowed === 'function' ? allowed : (given: string) => allowed.test(given);
  return {
    about,
    fallback: fallback === null ? 'none' : String(fallback),
    read: (given) => {
      if (given === undefined) return fallback;
      if (!isAllowed(given)) throw new Error(`it takes ${expected}.`);
      return given;
    },
  };
}

function secret(about: string, pattern: RegExp, expected: string): Setting<string | null> {
  return { ...text(about, null, pattern, expected), secret: true };
}

function integer(about: string, fallback: number, min: number, max: number): Setting<number> {
  return {
    about,
    fallback: String(fallback),
    read: (given) => {
      if (given === undefined) return fallback;
      const value = Number(given);
      if (!/^\d+$/.test(given) || value < min || value > max)
        throw new Error(`it takes a whole number from ${min} to ${max}.`);
      return value;
    },
  };
}

function flag<T>(about: string, fallback: T, shown: string): Setting<boolean | T> {
  return {
    about,
    fallback: shown,
    read: (given) => {
      if (given === undefined) return fallback;
      if (given !== '0' && given !== '1') throw new Error('it takes 0 or 1.');
      return given === '1';
    },
  };
}

function url(about: string, fallback: string, protocols: readonly string[]): Setting<string> {
  return {
    about,
    fallback,
    read: (given) => {
      const value = given ?? fallback;
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
        throw new Error(`it takes an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
      }
      return value.replace(/\/$/, '');
    },
  };
}

/** For an address that is absent unless given; `shown` says what happens then. */
function optionalUrl(about: string, shown: string, protocols: readonly string[]): Setting<string | null> {
  const inner = url(about, '', protocols);
  return { about, fallback: shown, read: (given) => (given === undefined ? null : inner.read(given)) };
}

function links(about: string): Setting<{ name: string; url: string }[]> {
  return {
    about: `${about}: name=address, comma separated`,
    fallback: 'none',
    read: (given = '') =>
      given
        .split(',')
        .filter((entry) => entry.trim() !== '')
        .map((entry) => {
          const [name = '', url = ''] = entry.split(/=(.*)/s).map((part) => part.trim());
          if (name === '' || !URL.canParse(url) || !web.includes(new URL(url).protocol as 'http:')) {
            throw new Error('it takes name=https://address, several with commas between them.');
          }
          return { name, url };
        }),
  };
}

/** What the specification has the checkout offer. */
const everywhere = 'Nigeria; Ghana; Kenya; South Africa';
/** Couriers between the large cities take these; a shop knows its own better. */
const usualTravel = '1-2,2-4,3-6';
const web = ['http:', 'https:'] as const;

/**
 * Every setting, in the order in which `docs/operations.md` lists them (a test compares the two). Limits of requests are
 * per account or session; an address may do ten times as much, because many shoppers share one mobile address.
 */
export const settings = {
  PORT: integer('TCP port to listen on; 0 picks a free one', 3000, 0, 65_535),
  HOST: text('Address to listen on', '127.0.0.1'),
  PUBLIC_URL: optionalUrl(
    'Where shoppers reach the shop; decides cookies, links and accepted origins',
    'http://localhost:PORT',
    web,
  ),
  DATA_DIR: text('Folder for the embedded database, its secrets and uploads', '.data'),
  STORAGE_URL: {
    about:
      'Where pictures of stores lie in place of DATA_DIR/media: s3://key:secret@host/bucket?region=…&public=https://media…; s3+http: without TLS',
    fallback: 'DATA_DIR/media',
    secret: true as const,
    read: (given): StorageAddress | null => (given === undefined ? null : readStorageAddress(given)),
  } satisfies Setting<StorageAddress | null>,
  DATABASE_URL: {
    ...optionalUrl('A PostgreSQL ≥ 15 to use', 'the embedded PostgreSQL 18', ['postgres:', 'postgresql:']),
    secret: true as const,
  },
  DATABASE_CONNECTIONS: integer('Connections to PostgreSQL a process may hold', 10, 2, 200),
  DATABASE_PREPARED: flag('Named prepared statements; 0 behind a pooler that cannot keep them', true, '1'),
  DEMO: flag(
    'Demo mode: demo catalogue, demo accounts, sandboxes for services that are not configured',
    null,
    '1 without DATABASE_URL, else 0',
  ),
  DEMO_DESK: flag(
    'A new demo has a desk with a story: 90 days of parcels, counts and money of its seller; 0 opens it empty',
    true,
    '1',
  ),
  AUTH_SECRET: secret(
    'Signs session cookies; made and kept in DATA_DIR in demo mode',
    /^.{32,}$/,
    'at least 32 characters',
  ),
  SEAL_KEYS: {
    about:
      'Seal the account numbers of stores: id:key with commas between them, the first seals, all open; made and kept in DATA_DIR in demo mode',
    fallback: 'none',
    secret: true as const,
    read: (given): SealKey[] | null => (given === undefined ? null : readSealKeys(given)),
  } satisfies Setting<SealKey[] | null>,
  TRUST_PROXY: integer('Proxies in front of the server whose X-Forwarded-For is believed', 0, 0, 10),
  MAX_CONNECTIONS: integer(
    'Connections that a process holds at once, a quarter of them of one address',
    2000,
    10,
    100_000,
  ),
  PREPARED_ANSWERS_MB: integer('Memory for public answers that are kept to be sent again', 48, 1, 65_536),
  STALLED_READER_SECONDS: integer('How long an answer waits for a reader who takes nothing of it', 30, 1, 3600),
  LOG_LEVEL: text(
    'Least severe log line: debug, info, warn, error or silent',
    'warn',
    /^(debug|info|warn|error|silent)$/,
    'debug, info, warn, error or silent',
  ),

  PICTURES_PER_STORE: integer('Pictures that a store may keep', 2000, 1, 10_000_000),
  PICTURES_MB_PER_STORE: integer('Room that they may take', 1024, 1, 10_000_000),

  PAYSTACK_SECRET_KEY: secret(
    'Paystack key; without it card payment is the sandbox (demo) or hidden',
    /^sk_(test|live)_\w+$/,
    'sk_test_… or sk_live_…',
  ),
  PAYSTACK_PREVIOUS_SECRET_KEY: secret(
    'The key before, while it is being replaced: its webhooks are still accepted',
    /^sk_(test|live)_\w+$/,
    'sk_test_… or sk_live_…',
  ),
  PAYSTACK_URL: url("Base address of Paystack's API", 'https://api.paystack.co', web),
  HOLD_SECONDS: integer('How long a checkout holds its stock', 900, 1, 86_400),
  SWEEP_SECONDS: integer('How often expired holds are released', 15, 1, 3600),
  RECONCILE_SECONDS: integer('How often open payments that are due are checked with the provider', 15, 1, 3600),
  REFUND_LIST_LAG_SECONDS: integer(
    "How late the provider's list may show a refund: before, none is sent again whose answer was lost",
    900,
    0,
    86_400,
  ),

  SMTP_URL: {
    about: 'Mail server: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465 (TLS)',
    fallback: 'the mailbox of the sandbox in demo mode, else it must be given',
    secret: true as const,
    read: (given): string | null => (given === undefined ? null : readMailServer(given)),
  } satisfies Setting<string | null>,
  MAIL_FROM: {
    ...text('Sender of all mail: an address, or a name and an address', null, isSender, 'Name <address>'),
    fallback: 'SHOP_NAME and SHOP_EMAIL',
  },

  GOOGLE_CLIENT_ID: text(
    'OAuth client of Google; without it Google sign-in is the sandbox (demo) or hidden',
    null,
    /^[\x21-\x7e]+$/,
    'a client ID',
  ),
  GOOGLE_CLIENT_SECRET: secret('Secret of that client', /^[\x21-\x7e]+$/, 'a client secret'),
  GOOGLE_ISSUER: url('Who signs people in: Google, or another OpenID provider', 'https://accounts.google.com', web),

  PASSWORD_MIN: integer('Shortest password; can only be raised', 6, 6, 128),
  LIMIT_REQUESTS: flag('Limits on the number of requests', true, '1'),
  LIMIT_SIGN_IN_FAILURES: integer('Wrong passwords for one account before each further try must wait', 5, 1, 1_000_000),
  LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: integer('Wrong passwords from one address in an hour', 50, 1, 1_000_000),
  LIMIT_REGISTRATIONS_PER_ADDRESS: integer('Registrations from one address in an hour', 50, 1, 1_000_000),
  LIMIT_GOOGLE: integer('Google sign-ins begun from one address in an hour', 100, 1, 1_000_000),
  LIMIT_MAILED_LINKS: integer(
    'Requests for mailed links, and uses of them, from one address in an hour',
    100,
    1,
    1_000_000,
  ),
  LIMIT_ACCOUNT_MAIL: integer(
    'Mails with a link to an account that one address of an account gets in an hour',
    5,
    1,
    1_000_000,
  ),
  LIMIT_INITIALIZE: integer('Orders a buyer may begin in a minute; refused ones do not count', 10, 1, 1_000_000),
  LIMIT_VERIFY: integer('Payment checks a buyer may ask for in a minute', 60, 1, 1_000_000),
  LIMIT_ADDRESS: integer('Addresses a buyer may save in a minute', 10, 1, 1_000_000),
  LIMIT_REVIEW: integer('Reviews an account may write in a minute', 5, 1, 1_000_000),
  LIMIT_NEWSLETTER: integer(
    'Newsletter requests in an hour; and as many of visitors to be told by mail when something is back',
    5,
    1,
    1_000_000,
  ),
  LIMIT_RESTOCK: integer('Requests to be told when something is back, in an hour', 30, 1, 1_000_000),
  LIMIT_UNSUBSCRIBE: integer('Unsubscriptions from one address in a minute', 600, 1, 1_000_000),
  LIMIT_CONTACT: integer('Messages to the shop in an hour', 5, 1, 1_000_000),
  LIMIT_TRACK: integer('Orders looked up by number and e-mail in a minute', 10, 1, 1_000_000),
  LIMIT_TRACK_ORDER: integer('Look-ups of one order number, and with one e-mail, in an hour', 30, 1, 1_000_000),
  LIMIT_DESK: integer('Acts of a member at the desks of stores in a minute', 120, 1, 1_000_000),
  LIMIT_DESK_COUNTS: integer('Requests of a member to count units in a minute', 60, 1, 1_000_000),
  LIMIT_DESK_SEVERAL: integer('Acts of a member on several parcels at once in a minute', 10, 1, 1_000_000),
  LIMIT_EXPORTS: integer('Files a member may take out of the desks of stores in an hour', 30, 1, 1_000_000),
  LIMIT_IMPORTS: integer('Files of products a member may send to the desks of stores in an hour', 30, 1, 1_000_000),
  LIMIT_STORE_NAMES: integer('Times an account may open a store or name it anew in an hour', 30, 1, 1_000_000),
  LIMIT_RESOLVE: integer(
    'Account numbers that a bank is asked about for one store, and for one account, in an hour',
    10,
    1,
    1_000_000,
  ),
  LIMIT_RESOLVE_ALL: integer(
    'Account numbers that a bank is asked about for the whole shop in an hour',
    600,
    1,
    1_000_000,
  ),
  LIMIT_PICTURES: integer('Pictures a member may send in in an hour', 200, 1, 1_000_000),
  LIMIT_READS_PER_ADDRESS: integer('Public answers made anew for one address in a minute', 3000, 1, 1_000_000),
  LIMIT_SEARCH: integer('Searches in a minute', 60, 1, 1_000_000),
  LIMIT_SUGGESTIONS: integer('Requests for suggestions in a minute', 120, 1, 1_000_000),
  LIMIT_WEBHOOK: integer('Webhook calls from one address in a minute', 600, 1, 1_000_000),

  SHOP_NAME: text('Name of the shop on screen and in mail', 'Ọjà', /^[^<>"\r\n]{1,60}$/, 'up to 60 characters'),
  SHOP_PHONE: text('Phone number in the footer', '+234 700 000 6520'),
  SHOP_EMAIL: text('Support e-mail in the footer', 'help@oja.example', isEmailAddress, 'an e-mail address'),
  SHOP_CITY: text('City in the footer', 'Lagos, Nigeria'),
  SHOP_ADDRESS: text('Postal address on the contact page', '14 Market Street, Yaba, Lagos, Nigeria'),
  SHOP_HOURS: text('When the shop answers, on the contact page', 'Monday to Saturday, 8 am to 6 pm'),
  DELIVERS_TO: {
    about: 'Where the shop delivers: countries, each alone or with its states, as in Nigeria: Lagos, Ogun; Ghana',
    fallback: everywhere,
    read: (given = everywhere) => readDeliveryArea(given),
  },
  TRAVEL_DAYS: {
    about:
      'Working days that a parcel travels: within a state, to another state of its zone, to another zone of Nigeria',
    fallback: usualTravel,
    read: (given = usualTravel) => readTravelDays(given),
  },
  SHOP_SOCIAL: links('Social links in the footer'),
  SHOP_APP_STORES: links('App-store links in the footer'),
} satisfies Record<string, Setting<unknown>>;
