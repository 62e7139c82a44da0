export { enterAgain } from './enter-again.ts';
export { forgetMember } from './members.queries.ts';
