export { demandSelling } from './demand-selling.ts';
export { forgetUnopenedStore } from './upkeep/leaving.queries.ts';
