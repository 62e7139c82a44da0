/**
 * What has a version of its own: the goods of the whole shop or of one place in it, what texts find, the texts that are
 * offered, names and addresses of all categories and of all stores. A category is named by its slug,
 * a subcategory by both; 'beside' is the subcategory of the product with that id, or the category of one that has none.
 */
export type VersionedScope =
  | 'all'
  | 'words'
  | 'phrases'
  | 'categories'
  | 'stores'
  | `category ${string}`
  | `subcategory ${string} ${string}`
  | `beside ${string}`
  | `seller:${string}`;
