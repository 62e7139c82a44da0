import pg from 'pg';
import { connectionOptions, type DatabaseAddress } from './address.ts';
import { StartFailure } from './start-failure.ts';

/** A connection of its own for a step of the start: what is wrong with the address shows here. Throws `StartFailure`. */
export async function startConnection(address: DatabaseAddress, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOptions(address), application_name: applicationName });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const why = (error as Error).message || (error as { code?: string }).code;
    throw new StartFailure(`${nameOf(client)} cannot be reached: ${why}`, { cause: error });
  }
}

/** 'The database oja at localhost:5432' */
export const nameOf = ({ host, port, database }: pg.Client): string => `The database ${database} at ${host}:${port}`;
