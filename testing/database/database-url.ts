import type { SocketAddress } from '../../apps/server/src/database/address.ts';

/** A database that is reached by a socket, as DATABASE_URL takes it. */
export function socketUrl({ host, port, user, password, database }: SocketAddress): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A database that is reached over TCP, as DATABASE_URL takes it. */
export function databaseUrl({ host, port, user, password, database }: SocketAddress): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}
