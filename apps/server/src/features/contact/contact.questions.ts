export { exportContactMessages } from './export-contact-messages.queries.ts';
