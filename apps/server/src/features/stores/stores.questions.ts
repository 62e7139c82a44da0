export { findHoliday } from './store-form.queries.ts';
export { exportOwnStore } from './upkeep/leaving.queries.ts';
