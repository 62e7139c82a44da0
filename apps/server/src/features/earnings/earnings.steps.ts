export { acceptAccountName } from './upkeep/accept-account-name.ts';
export { forgetNamer } from './upkeep/forget-namer.queries.ts';
