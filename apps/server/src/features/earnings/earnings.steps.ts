export { acceptAccountName } from './upkeep/accept-account-name.ts';
