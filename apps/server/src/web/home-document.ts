import type { Home } from '@oja/contract/home';
import { type PricingPolicy, specifiedPolicy } from '@oja/domain/money/pricing';
import type { PickCategories } from '../features/catalogue/catalogue.questions.ts';
import { PreparedAnswer } from '../http/prepared/prepared-answer.ts';
import type { Log } from '../platform/log.ts';
import type { Config } from '../settings/config.ts';
import type { ShopArtefacts } from './artefacts.ts';
import { pictureSources } from './content-security-policy.ts';
import { composeDocument } from './document.ts';
import { heroPicture } from './hero-picture.ts';
import { keepPicks } from './keep-picks.ts';
import { siteOf } from './site.ts';

const second = 1000;
/** The data is read at most so often, and the old document is sent meanwhile. */
const readAfter = second;
/** A document that nobody asked for this long is not sent any more: the one who asks waits for a new one. */
const tooOldAfter = 10 * second;

export interface HomeDocumentParts {
  config: Config;
  artefacts: ShopArtefacts;
  mediaFolders: readonly string[];
  securityHeaders: Readonly<Record<string, string>>;
  log: Log;
  readHome: (pick: PickCategories) => Promise<Home>;
  readPolicy: () => Promise<PricingPolicy>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * The document of `GET /`, the same for everyone: one buffer an encoding, made anew when what it shows has changed or its
 * three categories have stood for ten seconds. Compressed at the highest quality, on another thread.
 */
export class HomeDocument {
  readonly #parts: HomeDocumentParts;
  readonly #now: () => number;
  readonly #pick: PickCategories;
  #current: { answer: PreparedAnswer; shows: string } | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<PreparedAnswer> | undefined;

  constructor(parts: HomeDocumentParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
    this.#pick = keepPicks(this.#now);
  }

  /** The document if there is one that may be sent now. A new one is made meanwhile when it is time. */
  ready(): PreparedAnswer | undefined {
    const age = this.#now() - this.#readAt;
    if (age >= readAfter) this.#refreshOnce().catch(() => undefined);
    return age < tooOldAfter ? this.#current?.answer : undefined;
  }

  /** The document, for whoever cannot be served at once. */
  get(): Promise<PreparedAnswer> {
    const answer = this.ready();
    return answer ? Promise.resolve(answer) : this.#refreshOnce();
  }

  #refreshOnce(): Promise<PreparedAnswer> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Never fails once there is a document: the old one stays. The first one then holds no data, and the app asks itself. */
  async #refresh(): Promise<PreparedAnswer> {
    const readAt = this.#now();
    try {
      const [home, policy] = await Promise.all([this.#parts.readHome(this.#pick), this.#parts.readPolicy()]);
      this.#current = await this.#documentOf(home, policy);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'home could not be made anew');
      this.#current ??= await this.#documentOf(null, specifiedPolicy);
    }
    this.#readAt = readAt;
    return this.#current.answer;
  }

  async #documentOf(home: Home | null, policy: PricingPolicy) {
    const { config, artefacts, mediaFolders, securityHeaders } = this.#parts;
    const shows = JSON.stringify([home, policy]);
    if (this.#current?.shows === shows) return this.#current;
    const { html, contentSecurityPolicy } = composeDocument(artefacts, {
      site: siteOf(config, policy),
      publicUrl: config.publicUrl,
      pictureSources: pictureSources(config),
      home,
      heroSrc: home ? await heroPicture(mediaFolders, home) : undefined,
    });
    const answer = new PreparedAnswer(html, {
      type: 'text/html; charset=utf-8',
      brotliQuality: 11,
      headers: {
        ...securityHeaders,
        'content-security-policy': contentSecurityPolicy,
        'cache-control': 'no-cache',
      },
    });
    // Nearly everybody takes this one, and nobody shall wait for it.
    await answer.body('br');
    return { answer, shows };
  }
}
