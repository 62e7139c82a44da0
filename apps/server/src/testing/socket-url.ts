import type { SocketAddress } from '../database/address.ts';

/** A database that is reached by a socket, as DATABASE_URL takes it. */
export function socketUrl({ host, port, user, password, database }: SocketAddress): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
