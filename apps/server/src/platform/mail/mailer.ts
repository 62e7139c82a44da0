import { isEmailAddress } from '@oja/domain/people/email';
import type { MailDraft } from './mail.ts';
import { readSender } from './sender.ts';

export type Sending =
  | { kind: 'sent' }
  /** The receiver says that this mail will never be taken. */
  | { kind: 'refused'; reason: string }
  /** Perhaps later; perhaps it even arrived, and only the answer was lost. */
  | { kind: 'failed'; reason: string };

export interface Mailer {
  /**
   * @param id names the mail for good: sent again under the same one, it is the same mail to its receiver
   * @param within it fails when this is aborted
   */
  send(id: string, mail: MailDraft, within: AbortSignal): Promise<Sending>;
  close(): void;
}

const second = 1000;
/** Short enough that a server that hangs does not hold up a graceful stop. */
const timeouts = { connectionTimeout: 5 * second, greetingTimeout: 5 * second, socketTimeout: 12 * second };
/** Longest time for mails that are sent together, waiting for a free connection included. */
export const longestSending = 60 * second;

/** Where mail is handed over: an address `smtp://…` (STARTTLS where it is offered) or `smtps://…` (TLS from the start). */
export function createMailer(address: string, from: string): Mailer {
  const sender = readSender(from);
  const connection = connectionOf(address);
  let opening: ReturnType<typeof openTransport> | undefined;
  /** Once for all mails; after a failure anew. */
  const open = () => {
    opening ??= openTransport(connection).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    async send(id, { to, subject, text, html, unsubscribe, replyTo }, within) {
      // Whoever posted it, and however long ago: to a machine's own address, or to two, nothing is ever sent.
      if (!isEmailAddress(to)) return { kind: 'refused', reason: 'This is no address that mail is sent to.' };
      try {
        const transport = await open();
        await transport.sendMail({
          from: sender,
          // As an object: nothing in it is read as a second address.
          to: { name: '', address: to.trim() },
          ...(replyTo !== undefined && isEmailAddress(replyTo) && { replyTo: { name: '', address: replyTo.trim() } }),
          subject,
          text,
          html,
          messageId: `<${id}@${sender.address.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribe !== undefined && oneClick(unsubscribe)),
          signal: within,
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: () => void opening?.then((transport) => transport.close()).catch(() => undefined),
  };
}

/** The library is read with the first mail: its tables of types and mail services would take a tenth of every start. */
async function openTransport(connection: ReturnType<typeof connectionOf>) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...connection,
    ...timeouts,
    pool: true,
    maxConnections: 3,
    // What we send was written by us: a mail never reads a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function connectionOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password never travels in the clear, whatever the server offers.
    requireTLS: !secure && username !== '',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** Two headers by which mail programs offer 'unsubscribe' and do it with one click. */
function oneClick(url: string) {
  return {
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** A 5xx to the recipient or to the content is about this mail; to anything else it is about our account, and may pass. */
function outcomeOf({ message, command = '', responseCode = 0 }: SmtpError): Sending {
  const final = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  return { kind: final ? 'refused' : 'failed', reason: message };
}
