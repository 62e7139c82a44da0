import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMailbox } from './mailbox.ts';
import { startReceiver } from './receiver.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const raw = (to: string, subject: string) =>
  Buffer.from(
    `Delivered-To: ${to}\r\nFrom: Shop <shop@a.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nHello.\r\n`,
  );

it('keeps the newest mails only, the newest first, and finds them by a part of the recipient', async () => {
  const mailbox = await openMailbox(folder, 3);
  for (const n of [1, 2, 3, 4, 5]) await mailbox.keep(raw(`reader-${n}@a.example`, `Mail ${n}`));
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Mail 5', 'Mail 4', 'Mail 3']);
  expect((await mailbox.list('READER-4')).map(({ to }) => to)).toEqual([['reader-4@a.example']]);
  expect(await readdir(folder)).toHaveLength(3);
});

it('finds what another process kept, and misses what it cleared away', async () => {
  const [one, two] = [await openMailbox(folder, 1), await openMailbox(folder, 1)];
  await one.keep(raw('a@a.example', 'First'));
  const [first] = await two.list();
  expect(first?.subject).toBe('First');
  await rm(path.join(folder, `${first?.id}.eml`));
  expect(await two.list()).toEqual([]);
});

it('speaks SMTP: takes a mail with the recipients of its envelope, and refuses one that is too large', async () => {
  const mailbox = await openMailbox(folder);
  const receiver = await startReceiver(mailbox, { error: () => undefined });
  const begin = ['EHLO test', 'MAIL FROM:<shop@a.example>', 'RCPT TO:<hidden@b.example>', 'DATA'];
  const mail = ['Subject: Hi', 'To: shown@c.example', '', 'Hello.', '.'].join('\r\n');
  expect(await talk(receiver.address, [...begin, mail, 'QUIT'])).toContain('250');
  const [kept] = await mailbox.list('hidden@b.example');
  expect(kept).toMatchObject({ subject: 'Hi', to: ['hidden@b.example'], text: 'Hello.', html: null });
  const large = `Subject: Hi\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(1100)}.`;
  expect(await talk(receiver.address, [...begin, large, 'QUIT'])).toMatch(/^552/m);
  expect(await mailbox.list()).toHaveLength(1);
  await receiver.close();
});

/** Sends a line after each answer; gives all that was answered. */
function talk(address: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const waiting = [...lines];
    let answered = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answered += text;
      // The last line of an answer has a blank after its code.
      const next = /^\d{3} .*\r\n$/m.test(text) ? waiting.shift() : undefined;
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    socket.on('end', () => resolve(answered));
    socket.on('error', reject);
  });
}
