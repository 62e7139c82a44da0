import type { SearchSort, SellerSort } from '@oja/domain/goods/listing';
import type { Option } from '../../ui/forms/select.tsx';

const words: Record<SearchSort | SellerSort, string> = {
  relevance: 'Best match',
  popularity: 'Popularity',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  discount: 'Highest discount',
  name: 'Name',
  sales: 'Most sales',
  rating: 'Highest rating',
  reviews: 'Most reviews',
};

export const sortOptions = (sorts: readonly (SearchSort | SellerSort)[]): Option[] =>
  sorts.map((value) => ({ value, label: words[value] }));
