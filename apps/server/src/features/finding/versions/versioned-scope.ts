/**
 * What has a version of its own: the goods of the whole shop or of one place in it, what texts find, the texts that are
 * offered, names and addresses of all categories and of all stores. A category is named by its slug, a subcategory by both.
 */
export type VersionedScope =
  | 'all'
  | 'words'
  | 'phrases'
  | 'categories'
  | 'stores'
  | `category ${string}`
  | `subcategory ${string} ${string}`
  | `seller:${string}`;
