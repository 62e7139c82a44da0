import Fastify from 'fastify';
import { openSandbox, type SandboxOptions } from './open-sandbox.ts';
import { mountSandbox } from './paystack-sandbox.ts';
import type { PaystackSandbox } from './sandbox.ts';
import type { SandboxLog } from './sandbox-log.ts';

const SILENT: SandboxLog = { info() {}, warn() {}, error() {} };

type StartOptions = Partial<SandboxOptions> & { port?: number };

export type RunningSandbox = {
  /** `http://127.0.0.1:<port>`: the base address of the API. */
  url: string;
  secretKey: string;
  /** The living sandbox: its records, its clock's `tick()`, and `webhookUrl`, which may be set later. */
  state: PaystackSandbox;
  close(): Promise<void>;
};

/**
 * A sandbox alone on loopback, on a free port unless one is given; memory only unless a state file is given. Whoever
 * passes requests on to it from a public address may say in `X-Forwarded-For` whose they are.
 */
export async function startPaystackSandbox({ port = 0, ...options }: StartOptions = {}): Promise<RunningSandbox> {
  const secretKey = options.secretKey ?? 'sk_test_sandbox';
  const state = await openSandbox({
    webhookUrl: null,
    stateFile: null,
    log: SILENT,
    ...options,
    secretKey,
    publicUrl: options.publicUrl ?? 'http://127.0.0.1',
  });
  const app = Fastify({ trustProxy: 'loopback' });
  await app.register(async (scope) => mountSandbox(scope, state));
  const url = await app.listen({ host: '127.0.0.1', port });
  if (options.publicUrl === undefined) state.publicUrl = url;
  return { url, secretKey, state, close: () => app.close() };
}
