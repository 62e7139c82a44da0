export { countItem } from './count-item.ts';
