import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '@oja/contract/common';
import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { dispatchPromise, type StoreForm, storeSlugOf } from '@oja/domain/stores/store-form';
import { storeMails } from '@oja/domain/stores/store-mails';
import { unopenedStatuses } from '@oja/domain/stores/store-status';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import type { PictureKind } from '../../platform/pictures/read-photograph.ts';
import { showPictures } from '../pictures/pictures.steps.ts';
import { type AtStore, actOnStore, isToBeWritten } from './act-on-store.ts';
import { findFreeSlug, giveUpSlug, lockNaming } from './opening/slugs.queries.ts';
import { naming } from './opening/stores.limits.ts';
import { isWholeChecklist } from './show-checklist.ts';
import { demandSound, sentFields } from './store-changes.ts';
import { findOwnerName, updateStore } from './store-form.queries.ts';
import { formOf } from './store-form.views.ts';

/** Changes what a store says of itself, as it was seen. @throws Refusal */
export async function saveStore(deps: Deps, call: Call<'saveStore'>): Promise<StoreSettings> {
  const { request, session, body } = call;
  if (body.changes.storeName !== undefined) await limitRequests(deps, naming, { request, session });
  return actOnStore(deps, call, (at) => save(at, body), { isKeyed: body.changes.storeName !== undefined });
}

async function save(at: AtStore, { editVersion: seen, changes }: Call<'saveStore'>['body']): Promise<void> {
  const { tx, desk, store } = at;
  const { sellerId } = desk;
  const before = formOf(store);
  const sent = sentFields(changes);
  const form = { ...before, ...sent };
  const logo = await chosen(at, 'square', { id: changes.logo, now: store.logo, alt: `${form.storeName} logo` });
  const banner = await chosen(at, 'banner', { id: changes.banner, now: store.banner, alt: form.storeName });
  const mailsOff = storeMails.filter((mail) => (changes.mailsOff ?? store.mailsOff).includes(mail));
  const isOther =
    !isDeepStrictEqual([form, mailsOff], [before, store.mailsOff]) ||
    logo?.key !== store.logo?.key ||
    banner?.key !== store.banner?.key;
  if (!(await isToBeWritten(at, { seen, changes: isOther }))) return;
  demandSound(store.status, before, sent);
  const isUnopened = unopenedStatuses.includes(store.status);
  const name = await nameFor(at, form);
  await updateStore(tx, sellerId, {
    ...columnsOf(at, form, sent),
    name,
    slug: await slugFor(at, form.storeName),
    logo,
    banner,
    mailsOff,
    isComplete: isUnopened ? await isWholeChecklist(tx, desk, { form, logo, store }) : store.isComplete,
  });
  await audit(tx, {
    actor: desk.userId,
    action: 'store.saved',
    subject: `store:${sellerId}`,
    details: { fields: Object.keys(changes), editVersion: seen + 1 },
  });
  // Which names the holder of a bank account is compared with.
  if (!isUnopened && (name !== store.name || form.storeName !== store.storeName)) {
    await audit(tx, { actor: desk.userId, action: 'store.renamed', subject: `store:${sellerId}` });
  }
}

/** A picture that the store has sent in, from now on public; the one that is there unless another is named. @throws Refusal */
async function chosen(
  { tx, desk }: AtStore,
  kind: PictureKind,
  { id, now, alt }: { id: string | null | undefined; now: Picture | null; alt: string },
): Promise<Picture | null> {
  if (id === undefined) return now && { ...now, alt };
  if (id === null) return null;
  const [picture] = await showPictures(tx, desk.sellerId, [id.toLowerCase()], kind);
  if (!picture) throw refusal('picture_not_found');
  return { key: picture.key, color: picture.color, alt };
}

/** What is public of a form, and what is not, each in its place. What a store of before says otherwise stays until it is sent. */
function columnsOf({ store }: AtStore, form: StoreForm, sent: Partial<StoreForm>) {
  const { storeName, businessType, dispatchDays, returnDays, couriers, description } = form;
  const { state, city, street, landmark } = form;
  const social = {
    ...store.social,
    instagram: form.instagram,
    facebook: form.facebook,
    twitter: form.twitter,
    website: form.website,
  };
  return {
    storeName,
    businessType,
    cacNumber: form.cacNumber || null,
    address: filled({ country: 'Nigeria', ...store.address, street, landmark, city, state }),
    phone: form.phone || null,
    publicPhone: 'phone' in sent || 'showPhone' in sent ? shownPhone(form) : store.publicPhone,
    dispatchDays,
    ...('dispatchDays' in sent && { shippingPromise: dispatchPromise(dispatchDays) }),
    returnDays,
    couriers,
    description,
    social: filled(social),
  };
}

const shownPhone = ({ showPhone, phone }: StoreForm) => (showPhone && phone ? phone : null);

/** Without what is empty, which is said by leaving it out. */
const filled = <T extends Record<string, string | undefined>>(texts: T) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Record<keyof T, string>>;

/** Of the business, or of who sells for themselves. */
async function nameFor({ tx, desk, store }: AtStore, { businessType, businessName }: StoreForm): Promise<string> {
  if (businessType === 'business') return businessName;
  return store.businessType === 'individual' ? store.name : ((await findOwnerName(tx, desk.sellerId)) ?? store.name);
}

/** The address under which the store stands from now on. One that nobody has seen is given up, every other stays its own. */
async function slugFor({ tx, store: { id, slug, storeName, status } }: AtStore, name: string): Promise<string> {
  if (storeSlugOf(name) === storeSlugOf(storeName)) return slug;
  await lockNaming(tx);
  if (unopenedStatuses.includes(status)) await giveUpSlug(tx, id, slug);
  return findFreeSlug(tx, storeSlugOf(name), id);
}
