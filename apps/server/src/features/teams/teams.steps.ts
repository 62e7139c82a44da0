export { forgetMember, lockRole } from './members.queries.ts';
