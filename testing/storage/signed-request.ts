import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Refused {
  status: number;
  code: string;
  message: string;
}

/** Why a storage refuses a request, by AWS Signature Version 4 as Amazon describes it; null: it does not. */
export function refusalOfSigned(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  known: { accessKey: string; secret: string },
): Refused | null {
  const { authorization } = headers;
  if (!authorization) {
    return method === 'GET' && !url.includes('?') ? null : denied('AccessDenied', 'Access Denied.');
  }
  const [, accessKey, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (accessKey !== known.accessKey) return denied('InvalidAccessKeyId', 'The access key does not exist.');
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== hashOf(body)) return { status: 400, code: 'XAmzContentSHA256Mismatch', message: 'Other bytes came.' };
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, lines.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashOf(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => createHmac('sha256', last).update(String(part)).digest(),
    `AWS4${known.secret}`,
  );
  if (createHmac('sha256', key).update(text).digest('hex') === signature) return null;
  return denied('SignatureDoesNotMatch', 'The signature does not match.');
}

const denied = (code: string, message: string): Refused => ({ status: 403, code, message });
const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
