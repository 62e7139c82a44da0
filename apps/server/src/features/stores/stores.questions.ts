export { findHoliday, isTrusted } from './store-form.queries.ts';
export { exportOwnStore } from './upkeep/leaving.queries.ts';
