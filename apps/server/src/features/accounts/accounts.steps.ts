export { lockUser } from './accounts.queries.ts';
export { emptyUser, forgetAccount } from './forget-account.queries.ts';
export { lockAccount } from './lock-account.ts';
export { lockProvenAccount } from './lock-proven-account.ts';
export { confirmSession } from './sessions/sessions.queries.ts';
