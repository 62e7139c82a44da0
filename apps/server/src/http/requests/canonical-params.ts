import { slugOf } from '@oja/domain/text/slug';

/** An id in capitals is the same id. */
export const canonicalId = <A extends { params: { id: string } }>(asked: A): A => ({
  ...asked,
  params: { ...asked.params, id: asked.params.id.toLowerCase() },
});

/** Stores are found by the slug of what is given. */
export const canonicalSlug = <A extends { params: { slug: string } }>(asked: A): A => ({
  ...asked,
  params: { ...asked.params, slug: slugOf(asked.params.slug) },
});
