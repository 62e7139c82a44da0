import Fastify from 'fastify';
import { type GoogleSandboxOptions, googleSandbox } from './google-sandbox.ts';

interface RunningGoogleSandbox {
  /** `http://127.0.0.1:<port>`: where whatever comes for it is passed on to. */
  url: string;
  close(): Promise<void>;
}

/** The stand-in alone on loopback, on a free port: its pages name its path, and are reached through whoever passes on. */
export async function startGoogleSandbox(options: GoogleSandboxOptions): Promise<RunningGoogleSandbox> {
  const app = Fastify({ trustProxy: 'loopback' });
  await app.register(async (scope) => googleSandbox(scope, options));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
