export { forgetContactMessages } from './contact.queries.ts';
