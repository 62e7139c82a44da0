export { changedMeanwhile, firstName } from './changed-meanwhile.ts';
export { exportMemberships } from './export-memberships.queries.ts';
export { findMailedMembers } from './mailed-members.queries.ts';
export { readMembership } from './members.queries.ts';
