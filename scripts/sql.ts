// npm run sql [-- "select …"] [-- --write]: statements on the shop's database, also while the shop runs; without one they are read from
// the keyboard, each ended by a semicolon, until Ctrl-D. Only --write lets them change something.
import { parseArgs } from 'node:util';
import { StartFailure } from '../apps/server/src/database/start-failure.ts';
import { ConfigFailure } from '../apps/server/src/settings/config.ts';
import { promptSql } from '../apps/server/src/sql-prompt.ts';

try {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const sound = await promptSql(process.env, {
    statement: positionals.length > 0 ? positionals.join(' ') : null,
    input: process.stdin,
    writes: values.write,
    tell: (text) => console.log(text),
    table: (rows) => console.table(rows),
  });
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  const expected = error instanceof ConfigFailure || error instanceof StartFailure;
  console.error(expected ? error.message : (error as Error).stack);
  process.exitCode = 2;
}
