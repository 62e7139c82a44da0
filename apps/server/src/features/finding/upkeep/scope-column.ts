const columns = { category: 'category_id', subcategory: 'subcategory_id', seller: 'seller_id' } as const;

/** The column of products, and of what finding knows of them, that says whether one is in a scope; null for the whole shop. */
export function columnOf(scope: string): { column: (typeof columns)[keyof typeof columns]; id: string } | null {
  const [kind = '', id = ''] = scope.split(':');
  return kind in columns ? { column: columns[kind as keyof typeof columns], id } : null;
}
