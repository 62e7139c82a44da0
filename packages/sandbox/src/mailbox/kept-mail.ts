import PostalMime from 'postal-mime';

export interface KeptMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  /** As they came, in their order; names in lower case. */
  headers: { key: string; value: string }[];
}

/** Reads a mail from its file; null when it is no longer there, because another process has cleared it away. */
export async function readMail(
  id: string,
  file: string,
  read: (file: string) => Promise<Buffer>,
): Promise<KeptMail | null> {
  let raw: Buffer;
  try {
    raw = await read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const mail = await PostalMime.parse(raw);
  const headers = mail.headers.map(({ key, value }) => ({ key, value }));
  return {
    id,
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    from: [mail.from?.name, mail.from?.address].filter(Boolean).join(' · '),
    to: headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
    subject: mail.subject ?? '(no subject)',
    text: mail.text?.trimEnd() ?? '',
    html: mail.html?.trimEnd() ?? null,
    headers,
  };
}
