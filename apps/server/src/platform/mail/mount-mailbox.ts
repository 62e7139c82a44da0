import path from 'node:path';
import { openMailbox } from '@oja/sandbox/mailbox/mailbox';
import { mailboxRoutes } from '@oja/sandbox/mailbox/mailbox-routes';
import { startReceiver } from '@oja/sandbox/mailbox/receiver';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { mailboxPath } from './mail-service.ts';

/**
 * Opens the mailbox where no mail server is configured; outside demo mode there is nothing to open. Each process receives
 * its own mail, and all of them keep it in one folder.
 */
export async function mountMailbox(app: FastifyInstance, { config, mail }: Deps): Promise<void> {
  if (!mail.sandbox) return;
  const mailbox = await openMailbox(path.join(config.dataDir, 'sandbox-mail'));
  const receiver = await startReceiver(mailbox, app.log);
  mail.sandbox.receiveAt(receiver.address);
  app.addHook('onClose', async () => {
    mail.close();
    await receiver.close();
  });
  await app.register(mailboxRoutes, { prefix: mailboxPath, mailbox });
}
