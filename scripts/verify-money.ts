// npm run verify:money [-- --database <address or data folder> --provider <address> --history <file> --audit-end <place:hash> --verbose]: checks that
// no unit and no kobo went astray, and prints each invariant with its number of breaches. Changes nothing. Exit code 1 if any is broken.
import { parseArgs } from 'node:util';
import { ConfigFailure } from '../apps/server/src/settings/config.ts';
import { verifyMoney } from '../apps/server/src/verify-money.ts';

try {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      provider: { type: 'string' },
      history: { type: 'string' },
      'audit-end': { type: 'string', multiple: true },
      verbose: { type: 'boolean', default: false },
    },
  });
  const sound = await verifyMoney(process.env, { ...values, auditEnds: values['audit-end'] }, (line) =>
    console.log(line),
  );
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  const expected = error instanceof ConfigFailure || (error as NodeJS.ErrnoException).code !== undefined;
  console.error(expected ? (error as Error).message : (error as Error).stack);
  process.exitCode = 2;
}
