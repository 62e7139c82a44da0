import { TEST_CARDS } from '../cards.ts';
import { type RunningSandbox, startPaystackSandbox } from '../start.ts';

export type Answer = {
  status: number;
  body: {
    status: boolean;
    message: string;
    type?: string;
    code?: string;
    meta?: Record<string, unknown>;
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of a foreign protocol, field by field
    data: any;
  };
};

export type Initialized = { authorization_url: string; access_code: string; reference: string };

export type SandboxClient = RunningSandbox & {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  /** Tells the sandbox what to do next; `path` is the one below `/control`. Throws unless it agrees. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers field by field
  control(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<any>;
  /** Starts a payment of ₦12,500.00 unless `fields` say otherwise. */
  initialize(fields?: Record<string, unknown>): Promise<Initialized>;
  /** Starts a payment and pays it with a test card that needs no further step. */
  pay(fields?: Record<string, unknown>, card?: string): Promise<Initialized>;
};

/** A running sandbox and the calls tests make of it, over HTTP. */
export async function startSandboxClient(
  options: Parameters<typeof startPaystackSandbox>[0] = {},
): Promise<SandboxClient> {
  const running = await startPaystackSandbox(options);

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = { authorization: `Bearer ${running.secretKey}`, 'content-type': 'application/json' };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(running.url + path, init);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  async function initialize(fields: Record<string, unknown> = {}): Promise<Initialized> {
    const given = { email: 'ada@example.com', amount: 1_250_000, callback_url: 'http://shop.example/', ...fields };
    const { status, body } = await call('POST', '/transaction/initialize', given);
    if (status !== 200) throw new Error(`initialize answered ${status}: ${body.message}`);
    return body.data as Initialized;
  }

  return {
    ...running,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    initialize,
    async control(method, path, body) {
      const response = await fetch(`${running.url}/control${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as { message?: string };
      if (!response.ok) throw new Error(`${response.status}: ${answer.message}`);
      return answer;
    },
    async pay(fields = {}, card = 'plain') {
      const initialized = await initialize(fields);
      await enterCard(initialized.authorization_url, card);
      return initialized;
    },
  };
}

/** Submits the card form of a payment page, as its buyer would, and does not follow the redirect. */
export function enterCard(pageUrl: string, key: string): Promise<Response> {
  const card = TEST_CARDS.find((known) => known.key === key);
  if (card === undefined) throw new Error(`No test card ${key}`);
  return submitForm(`${pageUrl}/card`, { number: card.number, expiry: '12/49', cvv: card.cvv });
}

export function submitForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
}
