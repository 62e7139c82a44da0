import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { mountGoogleSandbox } from '../identity/mount-sandbox.ts';
import { mountMailbox } from '../mail/mount-mailbox.ts';
import { mountPaystackSandbox } from '../payments/mount-sandbox.ts';

/** Mounts the stand-in of each service that is not configured. */
export async function mountSandboxes(app: FastifyInstance, deps: Deps): Promise<void> {
  await mountPaystackSandbox(app, deps);
  await mountGoogleSandbox(app, deps);
  await mountMailbox(app, deps);
}
