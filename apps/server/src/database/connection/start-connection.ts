import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions, type DatabaseAddress } from '../address.ts';
import { StartFailure } from '../start-failure.ts';
import { breakWhenSilent } from './break-when-silent.ts';

/** Milliseconds. A start that hears nothing ends with a word, so that whoever watches over the process starts it again. */
const patience = 10_000;
/** How long a farewell that is not returned is waited for. */
const farewell = 1000;

/**
 * Does a step of the start on a connection of its own: what is wrong with the address or the line shows here. A statement
 * that may take long says so with `set local statement_timeout`. Throws `StartFailure`.
 */
export async function onStartConnection<T>(
  address: DatabaseAddress,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(address, applicationName);
  try {
    await client.query(`set statement_timeout = ${patience}`);
    return await work(client);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ETIMEDOUT') throw error;
    throw new StartFailure(`${nameOf(client)} does not answer.`, { cause: error });
  } finally {
    await Promise.race([client.end(), delay(farewell, undefined, { ref: false })]);
  }
}

async function connect(address: DatabaseAddress, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOptions(address),
    application_name: applicationName,
    connectionTimeoutMillis: patience,
  });
  client.on('error', () => undefined);
  breakWhenSilent(client);
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
