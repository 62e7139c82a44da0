import pg from 'pg';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';

/**
 * Connections that load in bulk: no trigger and no foreign key is carried out for what they write, no commit is waited for,
 * and no statement takes too long. For the superuser of a database that is thrown away.
 */
export function openLoadingPool(address: SocketAddress): pg.Pool {
  const settings = {
    session_replication_role: 'replica',
    synchronous_commit: 'off',
    maintenance_work_mem: '512MB',
    work_mem: '256MB',
    timezone: 'UTC',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return new pg.Pool({ ...address, application_name: 'oja-loader', max: 16, options: options.join(' ') });
}
