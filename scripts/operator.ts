// npm run operator -- grant <email> | revoke <email>: who may look after the shop's money at #/operator. Takes the settings of the server.

import { grantOperator, type RoleChange } from '../apps/server/src/grant-operator.ts';
import { ConfigFailure } from '../apps/server/src/settings/config.ts';

const [verb, email = ''] = process.argv.slice(2);
if ((verb !== 'grant' && verb !== 'revoke') || email === '') {
  console.error('Say: npm run operator -- grant somebody@shop.example (or revoke).');
  process.exit(2);
}
try {
  const change = await grantOperator(process.env, { email, granted: verb === 'grant' });
  const words: Record<RoleChange, string> = {
    changed: `${email}: ${verb === 'grant' ? 'is an operator now' : 'is no operator any more'}.`,
    no_account: `There is no account for ${email}.`,
    unconfirmed: `${email} has not confirmed the address yet: open the link in its mail first.`,
  };
  console.log(words[change]);
  process.exitCode = change === 'changed' ? 0 : 1;
} catch (error) {
  console.error(error instanceof ConfigFailure ? error.message : (error as Error).stack);
  process.exitCode = 2;
}
