import type { Client } from '@oja/contract/client';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { freePort } from '@oja/testing/network/free-port';
import { newVisitor, type Visitor } from '@oja/testing/people/visitor';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Db } from '../database/pool.ts';
import type { Deps } from '../deps.ts';
import { Searches } from '../features/finding/searched/searches.ts';
import { openIdentity } from '../platform/identity/identity.ts';
import { openMail } from '../platform/mail/mail-service.ts';
import { openPayments } from '../platform/payments/payments.ts';
import { PictureWorkers } from '../platform/pictures/picture-workers.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { TableReaders } from '../platform/tables/table-readers.ts';
import { readConfig } from '../settings/config.ts';
import { resolveAuthSecret } from '../settings/secrets.ts';
import type { settings } from '../settings/settings.ts';
import type { WebArtefacts } from '../web/artefacts.ts';

/** What the server is made of, too: jobs do not run by themselves here, a test runs the one it is about. */
export interface TestApp extends Deps {
  app: FastifyInstance;
  /** `http://127.0.0.1:port`, also the public address. */
  url: string;
  database: TestDatabase;
  /** A visitor without cookies; each call gives another one. */
  visitor: () => Visitor;
  /** Of a first visitor, for endpoints that anybody may call. */
  call: Client;
  fetch: Visitor['fetch'];
  /** @throws when an endpoint answered a code that the contract does not list for it */
  close: () => Promise<void>;
}

interface Options {
  /** Settings by their environment names. */
  env?: Partial<Record<keyof typeof settings, string>>;
  /** Rows that must be there before the server starts. */
  seed?: (db: Db) => Promise<unknown>;
  /** The built web app to serve; without it there is the API alone. */
  web?: WebArtefacts;
  /** How pictures are made, other than a shop makes them. */
  pictures?: ConstructorParameters<typeof PictureWorkers>[0];
  /** Another server process of the same shop: its database, which stays open, and its data folder. */
  beside?: TestApp;
  /** A database that holds a shop already; a new one without it. It is closed with the server. */
  database?: TestDatabase;
}

/** The whole server, listening on a port of its own, on a database of its own. Requests are not limited unless `env` says so. */
export async function createTestApp({
  env = {},
  seed,
  web,
  beside,
  pictures,
  ...given
}: Options = {}): Promise<TestApp> {
  const database = beside?.database ?? given.database ?? (await createTestDatabase());
  // The public address must be known before the server is built, so the port is chosen first.
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: beside?.config.dataDir ?? (await temporaryFolder()),
    DEMO: '1',
    AUTH_SECRET: 'kJ3nV8xQ2mZ7pL4tR9wYb6Hc1Fd5Gs0A',
    LOG_LEVEL: 'silent',
    LIMIT_REQUESTS: '0',
    // Outside demo mode there must be one; nobody listens there.
    SEAL_KEYS: '2026:rW9dKq3Zt7Xb1Yc5Ve8Uf2Sg6Th4Ri0Pj-QkLmNoAxB',
    ...(env.DEMO === '0' && { SMTP_URL: 'smtp://127.0.0.1:9' }),
    ...env,
  });
  const { db } = database;
  await seed?.(db);
  const secret = resolveAuthSecret(config);
  const payments = openPayments(config, secret);
  const identity = openIdentity(config, secret);
  const mail = openMail(config);
  const searches = new Searches();
  const storage = openStorage(config);
  const pictureWorkers = new PictureWorkers(pictures);
  const tableReaders = new TableReaders();
  const deps = { config, db, payments, identity, mail, storage, pictureWorkers, tableReaders, searches };
  const app = await createApp(deps, web);
  await app.listen({ port, host: '127.0.0.1' });
  const visitor = () => newVisitor(config.publicUrl);
  const { call, fetch } = visitor();
  const close = async () => {
    pictureWorkers.close();
    await tableReaders.close();
    await app.close();
    if (!beside) await database.close();
    const unlisted = [...app.unlistedRefusals];
    if (unlisted.length > 0) throw new Error(`Endpoints answered codes that they do not list: ${unlisted.join(', ')}`);
  };
  return {
    app,
    payments,
    identity,
    mail,
    storage,
    pictureWorkers,
    tableReaders,
    searches,
    config,
    url: config.publicUrl,
    db,
    database,
    visitor,
    call,
    fetch,
    close,
  };
}
