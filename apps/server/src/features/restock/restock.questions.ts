export { exportRestockRequests } from './export-restock-requests.queries.ts';
