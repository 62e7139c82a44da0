import type { Category } from '@oja/contract/catalogue';
import type { Picture } from '@oja/contract/common';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** The category of what fits nowhere else: last in every list, and never one of Home's three. */
export const REST_CATEGORY = 'Others';

/** All categories by name, 'Others' last, each with its subcategories in their own order. */
export async function findCategories(db: Db): Promise<Category[]> {
  const [categories, subcategories] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'name', 'slug', 'description', 'image', 'product_count'])
      .orderBy(sql`name = ${sql.lit(REST_CATEGORY)}`)
      .orderBy(sql`search_form(name) collate "C"`)
      .execute(),
    db
      .selectFrom('subcategories')
      .select(['id', 'category_id', 'name', 'slug', 'image'])
      .orderBy('position')
      .orderBy('name')
      .execute(),
  ]);
  const byCategory = new Map<string, { id: string; name: string; slug: string; image: Picture | null }[]>();
  for (const { category_id, ...subcategory } of subcategories) {
    const siblings = byCategory.get(category_id);
    if (siblings) siblings.push(subcategory);
    else byCategory.set(category_id, [subcategory]);
  }
  return categories.map(({ product_count, ...category }) => ({
    ...category,
    productCount: product_count,
    subcategories: byCategory.get(category.id) ?? [],
  }));
}

/** A category and one of its subcategories by slug; undefined if there is no such category, null parts if no such subcategory. */
export function findCategory(db: Db, slug: string, subcategorySlug: string | undefined) {
  return db
    .selectFrom('categories as c')
    .leftJoin('subcategories as s', (join) =>
      join.onRef('s.category_id', '=', 'c.id').on('s.slug', '=', subcategorySlug ?? ''),
    )
    .select(['c.id', 'c.name', 's.id as subcategory_id', 's.name as subcategory_name'])
    .where('c.slug', '=', slug)
    .executeTakeFirst();
}

/** Subcategories of those of these categories that there are, by category. */
export async function findShelves(db: Db, categories: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; subcategories: string[] }>`
    select c.id, array(select s.id from subcategories s where s.category_id = c.id) as subcategories
    from categories c where c.id = any(${[...categories]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, subcategories }) => [id, subcategories]));
}
