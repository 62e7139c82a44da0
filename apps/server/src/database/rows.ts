import type { RawBuilder } from 'kysely';

/** A statement that reads rows, to be part of a larger one. */
export type Rows = RawBuilder<unknown>;
