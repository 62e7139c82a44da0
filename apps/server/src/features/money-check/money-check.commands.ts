export { checkOnDemand } from './check-on-demand.ts';
