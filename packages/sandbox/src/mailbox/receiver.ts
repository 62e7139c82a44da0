import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

export interface Receiver {
  /** `smtp://127.0.0.1:<port>` */
  address: string;
  close(): Promise<void>;
}

const largest = 1024 * 1024;

/** Receives mail over SMTP on loopback, on a free port, and keeps it. It passes nothing on. */
export async function startReceiver(
  mailbox: Mailbox,
  log: { error(details: object, message: string): void },
): Promise<Receiver> {
  const server = new SMTPServer({
    banner: 'sandbox mailbox',
    // Whoever reaches loopback is this machine: there is nobody to keep out, and no certificate to show.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largest,
    rejectOversized: true,
    maxRecipients: 10,
    closeTimeout: 1000,
    onData(stream, session, done) {
      buffer(stream)
        // What is too large is refused by the server, but handed over nevertheless.
        .then((content) =>
          stream.sizeExceeded ? undefined : mailbox.keep(Buffer.concat([envelopeOf(session), content])),
        )
        .then(() => done(), done);
    },
  });
  server.on('error', (error) => log.error({ err: error }, 'mailbox sandbox: a connection failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return { address: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** From whom and to whom it really went, as mail servers note it on top. */
function envelopeOf({ envelope }: SMTPServerSession): Buffer {
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const lines = [`Return-Path: <${sender}>`, ...envelope.rcptTo.map(({ address }) => `Delivered-To: ${address}`)];
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}
