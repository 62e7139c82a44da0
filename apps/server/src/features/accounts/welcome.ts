import type { Tx } from '../../database/pool.ts';
import { notify } from '../../notifications/notify.ts';
import type { Config } from '../../settings/config.ts';
import { welcomeKey } from './account-mail.queries.ts';
import { makeMailedLink } from './passwords/mailed-link.ts';

interface NewAccount {
  id: string;
  name: string;
  email: string;
}

/** Welcomes an account whose address somebody else has verified. */
export function welcome(config: Config) {
  return async (tx: Tx, { id, name, email }: NewAccount): Promise<void> => {
    await notify(
      tx,
      config,
      { email },
      { kind: 'welcome', facts: { name, confirmLink: null }, dedupe: welcomeKey(id) },
    );
  };
}

/** Welcomes an account, and asks it to confirm its address: in one mail. */
export async function welcomeUnconfirmed(tx: Tx, config: Config, { id, name, email }: NewAccount): Promise<void> {
  const { link } = await makeMailedLink(tx, config, 'confirm-address', { id, email });
  await notify(tx, config, { email }, { kind: 'welcome', facts: { name, confirmLink: link }, dedupe: welcomeKey(id) });
}
