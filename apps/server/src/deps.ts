import type { Kysely } from 'kysely';
import type { Database } from './database/types.generated.ts';
import type { Searches } from './features/finding/searched/searches.ts';
import type { IdentityService } from './platform/identity/identity.ts';
import type { Mail } from './platform/mail/mail-service.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { PictureWorkers } from './platform/pictures/picture-workers.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { TableReaders } from './platform/tables/table-readers.ts';
import type { Config } from './settings/config.ts';

/** What every feature may use. Built once in `main.ts` (or by a test) and handed down; nothing is global. */
export interface Deps {
  config: Config;
  db: Kysely<Database>;
  payments: Payments;
  identity: IdentityService;
  mail: Mail;
  /** Where the files of pictures lie, and what makes them of photographs. */
  storage: Storage;
  pictureWorkers: PictureWorkers;
  /** What reads files of tables. */
  tableReaders: TableReaders;
  /** What is searched for, until a job writes it down. */
  searches: Searches;
}
