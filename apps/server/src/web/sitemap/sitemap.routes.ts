import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { WrittenContent } from '../../features/content/read-content.ts';
import { answerPrepared } from '../../http/prepared/answer-prepared.ts';
import { PreparedAnswer } from '../../http/prepared/prepared-answer.ts';
import { PreparedCache } from '../../http/prepared/prepared-cache.ts';
import { preparedKey } from '../../http/prepared/prepared-key.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import { articlePath, categoryPath, productPath, storePath } from '../share/structured-data.ts';
import { countProducts, findPlaces, findProducts } from './sitemap.queries.ts';
import { type Place, sitemap, sitemapIndex } from './sitemap-xml.ts';

/** What the protocol allows in one file. */
const mostPlaces = 50_000;
const minute = 60_000;

/** Every clean address, for search engines: one list, or an index of lists when there are too many for one. */
export function sitemapRoutes(
  app: FastifyInstance,
  { config, db }: Deps,
  { articles }: WrittenContent,
  { most = mostPlaces } = {},
): void {
  const { publicUrl } = config;
  // A large list takes a second to write and to compress, and nobody needs it fresher.
  const cache = new PreparedCache({ freshFor: 10 * minute, maxBytes: 32 * 2 ** 20 });
  const headers = { ...app.securityHeaders, 'cache-control': 'public, max-age=600' };
  const at = (path: string, changed?: Place['changed']): Place => ({ address: `${publicUrl}${path}`, changed });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'whole', whole));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    try {
      return await send(request, reply, part, () => onePart(part));
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 404)) throw error;
      return reply.callNotFound();
    }
  });

  function send(request: FastifyRequest, reply: FastifyReply, part: number | 'whole', write: () => Promise<string>) {
    return answerPrepared(app, request, reply, {
      key: preparedKey('sitemap', { part }),
      make: async () => new PreparedAnswer(await write(), { type: 'application/xml; charset=utf-8', headers }),
      cache,
    });
  }

  async function whole(): Promise<string> {
    const [few, products] = await Promise.all([fewPlaces(), countProducts(db)]);
    if (few.length + products <= most) return sitemap([...few, ...(await productPlaces(0))]);
    const parts = Math.ceil(products / most);
    return sitemapIndex(Array.from({ length: parts + 1 }, (_, part) => at(`/sitemap-${part}.xml`)));
  }

  async function onePart(part: number): Promise<string> {
    if (part === 0) return sitemap(await fewPlaces());
    if (part > Math.ceil((await countProducts(db)) / most)) throw refusal('page_not_found');
    return sitemap(await productPlaces((part - 1) * most));
  }

  async function fewPlaces(): Promise<Place[]> {
    const { categories, subcategories, stores } = await findPlaces(db);
    return [
      at('/'),
      ...categories.map(({ slug, changed }) => at(categoryPath(slug), changed)),
      ...subcategories.map(({ slug, part, changed }) => at(categoryPath(slug, part), changed)),
      ...stores.map((store) => at(storePath(store), store.changed)),
      ...articles.map(({ article }) => at(articlePath(article.slug), article.published)),
    ];
  }

  async function productPlaces(offset: number): Promise<Place[]> {
    const products = await findProducts(db, { offset, limit: most });
    return products.map((product) => at(productPath(product), product.changed));
  }
}
