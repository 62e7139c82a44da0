import { createHmac, timingSafeEqual } from 'node:crypto';

export interface GoogleClient {
  id: string;
  secret: string;
  redirectUri: string;
}

/**
 * The client for an address that browsers come back to. Whoever has the key makes the same one of it, so that nobody has
 * to register: the servers of one shop do not know each other's addresses.
 */
export function clientOf(redirectUri: string, key: string): GoogleClient {
  const id = `${Buffer.from(redirectUri).toString('base64url')}.${digest(key, 'id', redirectUri)}`;
  return { id, secret: digest(key, 'secret', redirectUri), redirectUri };
}

/** The client of that id, unless it was made without the key. */
export function readClient(id: string, key: string): GoogleClient | undefined {
  const client = clientOf(Buffer.from(id.split('.')[0] ?? '', 'base64url').toString(), key);
  const [given, right] = [Buffer.from(id), Buffer.from(client.id)];
  return given.length === right.length && timingSafeEqual(given, right) ? client : undefined;
}

function digest(key: string, what: string, redirectUri: string): string {
  return createHmac('sha256', key).update(`${what} ${redirectUri}`).digest('base64url');
}
