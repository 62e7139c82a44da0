import type { Category } from '@oja/contract/catalogue';
import { IdParams } from '@oja/contract/common';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { slugOf } from '@oja/domain/text/slug';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findCategories } from '../../features/catalogue/categories.queries.ts';
import { listProducts } from '../../features/catalogue/listing/list-products.ts';
import { findProductVersions } from '../../features/catalogue/product/product-versions.queries.ts';
import { showProduct } from '../../features/catalogue/product/show-product.ts';
import { showStore } from '../../features/catalogue/stores/show-store.ts';
import type { WrittenContent } from '../../features/content/read-content.ts';
import { showArticle } from '../../features/content/show-article.ts';
import { readPricingPolicy } from '../../features/pricing/pricing.questions.ts';
import { answerPrepared } from '../../http/prepared/answer-prepared.ts';
import { LookUps } from '../../http/prepared/look-ups.ts';
import { PreparedAnswer } from '../../http/prepared/prepared-answer.ts';
import { preparedKey } from '../../http/prepared/prepared-key.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import { bodyValidatorOf } from '../../http/schemas/compile-validators.ts';
import { pictureSources } from '../content-security-policy.ts';
import { siteOf } from '../site.ts';
import { articleShare } from './article-share.ts';
import { findCategoryCard, findStoreCard } from './cards/find-cards.ts';
import { categoryShare } from './category-share.ts';
import { productShare } from './product-share.ts';
import { composeMissingPage, composeSharePage, type SharePage, shareContentSecurityPolicy } from './share-page.ts';
import { sharePictureRoutes } from './share-picture.routes.ts';
import { storeShare } from './store-share.ts';

const htmlType = 'text/html; charset=utf-8';
const longestName = 100;

const idValidator = bodyValidatorOf(IdParams);
const isId = (id: string) => idValidator()({ id }) === true;
const asGiven = (name: string) => name;
const lowerCase = (name: string) => name.toLowerCase();

/** Addresses without `#`, for whoever cannot follow one: chat apps, search engines, browsers without scripts. */
export function shareRoutes(app: FastifyInstance, deps: Deps, content: WrittenContent): void {
  const { config, db } = deps;
  const { publicUrl } = config;
  const url = (to: string) => `${publicUrl}${to}`;
  const site = async () => siteOf(config, await readPricingPolicy(db));
  const headers = {
    ...app.securityHeaders,
    'content-security-policy': shareContentSecurityPolicy(pictureSources(config)),
    'cache-control': 'public, max-age=0, must-revalidate',
  };

  page(
    '/product/:name',
    lowerCase,
    async (id) => {
      if (!isId(id)) throw refusal('product_not_found');
      return productShare(url, await showProduct(db, id), new Date());
    },
    async (names) => {
      const versions = await findProductVersions(db, names.filter(isId));
      // Holidays begin and end without a write.
      const today = dayInLagos(new Date());
      return names.map((name) => versions.get(name) && `${versions.get(name)} ${today}`);
    },
  );
  page('/store/:name', slugOf, async (slug) => {
    const [store, card] = await Promise.all([showStore(db, slug), findStoreCard(db, config.shopName, slug)]);
    return storeShare(url, config.shopName, store, card);
  });
  page('/category/:name', slugOf, async (slug) => {
    const category = await theCategory(slug);
    const [listing, card] = await Promise.all([
      listProducts(db, { category: slug }),
      findCategoryCard(db, config.shopName, slug),
    ]);
    return categoryShare(url, { category, listing, card });
  });
  page('/category/:name/:part', slugOf, async (slugs) => {
    const [slug = '', part = ''] = slugs.split('/');
    const category = await theCategory(slug);
    const subcategory = category.subcategories.find((each) => each.slug === part);
    if (!subcategory) throw refusal('category_not_found');
    const [listing, card] = await Promise.all([
      listProducts(db, { category: slug, subcategory: part }),
      findCategoryCard(db, config.shopName, slug, part),
    ]);
    return categoryShare(url, { category, subcategory, listing, card });
  });
  page('/blog/:name', asGiven, async (slug) =>
    articleShare(url, config.shopName, await showArticle(deps, content, slug)),
  );
  sharePictureRoutes(app, deps);

  async function theCategory(slug: string): Promise<Category> {
    const category = (await findCategories(db)).find((each) => each.slug === slug);
    if (!category) throw refusal('category_not_found');
    return category;
  }

  /**
   * Made at most once a second for each thing, like every public answer; what is not there is not kept.
   * @param canonical of all the names that a thing may be asked by; a thing below another is asked for as `name/part`
   * @param versions of what the pages with these names show, in their order, where it can be told
   */
  function page(
    pattern: string,
    canonical: (name: string) => string,
    find: (name: string) => Promise<SharePage>,
    versions?: (names: readonly string[]) => Promise<readonly (string | undefined)[]>,
  ): void {
    const lookUps = versions && new LookUps(versions);
    app.get<{ Params: { name: string; part?: string } }>(pattern, async (request, reply) => {
      try {
        const { name: first, part } = request.params;
        const name = part === undefined ? canonical(first) : `${canonical(first)}/${canonical(part)}`;
        await answerPrepared(app, request, reply, {
          key: preparedKey(pattern, { name }),
          version: lookUps?.of(name),
          make: async () => {
            if (name.length > longestName) throw refusal('page_not_found');
            const page = composeSharePage({ site: await site(), publicUrl }, await find(name));
            return new PreparedAnswer(page, { type: htmlType, headers });
          },
        });
      } catch (error) {
        if (!(error instanceof Refusal && error.status === 404)) throw error;
        reply.code(404).type(htmlType).headers(headers);
        await reply.send(composeMissingPage(await site(), pathOf(request)));
      }
      return reply;
    });
  }
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';
