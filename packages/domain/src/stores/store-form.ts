import { nigerianStates } from '../people/nigerian-states.ts';
import { invalidPhone, isPhoneNumber } from '../people/phone.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { slugOf } from '../text/slug.ts';

export const businessTypes = ['individual', 'business'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** Working days within which goods leave, as a store chooses among. */
export const dispatchChoices = [0, 1, 2, 3, 5, 7, 10, 14] as const;
/** Days within which goods can be sent back. */
export const returnChoices = [0, 7, 14, 30] as const;

export const storeLimits = {
  nameLeast: 3,
  name: 50,
  businessNameLeast: 3,
  businessName: 120,
  cityLeast: 2,
  city: 60,
  streetLeast: 3,
  street: 120,
  landmark: 80,
  phone: 30,
  descriptionLeast: 20,
  description: 1000,
  link: 200,
  courier: 40,
  couriers: 12,
} as const;

/** What a store says of itself, as its owner typed it; '' is what was not filled in. */
export interface StoreForm {
  storeName: string;
  businessType: BusinessType;
  /** Of a business. */
  businessName: string;
  /** 'RC123456' or 'BN1234567'. */
  cacNumber: string;
  state: string;
  city: string;
  /** Never public, as the landmark is. */
  street: string;
  landmark: string;
  phone: string;
  showPhone: boolean;
  dispatchDays: number;
  returnDays: number;
  couriers: string[];
  description: string;
  instagram: string;
  facebook: string;
  twitter: string;
  website: string;
}
export type StoreField = keyof StoreForm;

/** Of a store that has only begun. */
export const emptyStoreForm: StoreForm = {
  storeName: '',
  businessType: 'individual',
  businessName: '',
  cacNumber: '',
  state: '',
  city: '',
  street: '',
  landmark: '',
  phone: '',
  showPhone: false,
  dispatchDays: 2,
  returnDays: 30,
  couriers: [],
  description: '',
  instagram: '',
  facebook: '',
  twitter: '',
  website: '',
};

/** Slugs that are words of the site, or that only the shop itself may be called by. */
const reserved: readonly string[] = ['open', 'join', 'new', 'oja', 'admin', 'operator', 'support', 'help', 'names'];
/** The slug that a name asks for; '' for one that no store can have. */
export const storeSlugOf = (name: string): string => {
  // 'Amaka's' is one word.
  const slug = slugOf(name.replaceAll(/['’]/g, ''));
  return reserved.includes(slug) ? '' : slug;
};

/** Latin letters, each with the marks that languages put on one: what looks like them in another script is how names are imitated. */
const nameLetters = /^(?:\p{Script=Latin}[\u0300-\u036f]{0,2}|[0-9 &'’.-])*$/u;
/** Letters that are none of those above without their marks: 'ᴏ' is Latin and no o. */
const plainName = /^[a-z0-9 &'.-]*$/;
/** Wide letters and those of formulas are written as the plain ones that they stand for. */
const isPlainlyWritten = (name: string) => name.normalize('NFKC') === name && plainName.test(plainLetters(name));
const cac = /^(RC|BN)\d{4,8}$/;
const link = /^https:\/\/[^\s/]+\.[^\s]+$/;

const linkFields = ['instagram', 'facebook', 'twitter', 'website'] as const;
type LinkField = (typeof linkFields)[number];
export const isLinkField = (field: string): field is LinkField => (linkFields as readonly string[]).includes(field);

/** Where a name alone is at home. */
const hosts: Partial<Record<LinkField, string>> = {
  instagram: 'instagram.com',
  facebook: 'facebook.com',
  twitter: 'x.com',
};
const handle = /^(?:@[\w.]+|\w+)$/;
const bareAddress = /^(?:[\w-]+\.)+[a-z]{2,}(\/\S*)?$/i;

/** The address that is meant by '@yourstore' or 'instagram.com/yourstore'; what is neither stays as it was typed. */
export function wholeLink(field: LinkField, typed: string): string {
  const text = typed.trim();
  const host = hosts[field];
  if (host && handle.test(text)) return `https://${host}/${text.replace('@', '')}`;
  const [isAddress, path] = bareAddress.exec(text) ?? [];
  return isAddress && (path || !host) ? `https://${text}` : text;
}

/** What is wrong with each field that is, in words under it. Empty fields are wrong where the store cannot do without them. */
export function storeProblems(form: StoreForm): Partial<Record<StoreField, string>> {
  const found = Object.entries(rules).map(([field, rule]) => [field, rule(form)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

const rules: Partial<Record<StoreField, (form: StoreForm) => string | null>> = {
  storeName: ({ storeName }) => storeNameProblem(storeName),
  businessName: ({ businessType, businessName }) =>
    businessType === 'business' ? lengthProblem(businessName, 'businessName', 'the name of your business') : null,
  cacNumber: ({ cacNumber }) =>
    cacNumber === '' || cac.test(cacNumber.replaceAll(/[\s-]/g, '').toUpperCase())
      ? null
      : 'A CAC number is RC or BN and 4 to 8 digits, such as RC123456.',
  state: ({ state }) => ((nigerianStates as string[]).includes(state) ? null : 'Choose your state.'),
  city: ({ city }) => lengthProblem(city, 'city', 'your city'),
  street: ({ street }) => lengthProblem(street, 'street', 'your street'),
  phone: ({ phone }) => (isPhoneNumber(phone) ? null : invalidPhone('Nigeria', phone)),
  description: ({ description }) =>
    description === '' || description.trim().length >= storeLimits.descriptionLeast
      ? null
      : `Write at least ${storeLimits.descriptionLeast} letters, or leave it for later.`,
  instagram: ({ instagram }) => linkProblem('instagram', instagram),
  facebook: ({ facebook }) => linkProblem('facebook', facebook),
  twitter: ({ twitter }) => linkProblem('twitter', twitter),
  website: ({ website }) => linkProblem('website', website),
};

/** What is wrong with the name of a store; null if nothing is. */
export function storeNameProblem(typed: string): string | null {
  const name = typed.normalize('NFC');
  const problem = lengthProblem(name, 'name', 'the name of your store');
  if (problem) return problem;
  if (!nameLetters.test(name) || !isPlainlyWritten(name)) return "Use letters, digits, blanks and & ' . - in the name.";
  return storeSlugOf(name) === '' ? 'A store cannot have this name.' : null;
}

function lengthProblem(text: string, field: 'name' | 'businessName' | 'city' | 'street', what: string): string | null {
  const least = storeLimits[`${field}Least`];
  const letters = text.trim().length;
  if (letters === 0) return `Enter ${what}.`;
  if (letters < least) return `Enter at least ${least} letters.`;
  return letters > storeLimits[field] ? `Enter at most ${storeLimits[field]} letters.` : null;
}

function linkProblem(field: LinkField, typed: string): string | null {
  const text = wholeLink(field, typed);
  if (text === '' || (link.test(text) && text.length <= storeLimits.link)) return null;
  return field === 'website'
    ? 'Enter the whole address, such as https://yourstore.com.ng.'
    : 'Enter your name there, such as @yourstore, or the whole address.';
}

/** What shoppers read of how soon goods leave. */
export function dispatchPromise(days: number): string {
  if (days === 0) return 'Leaves the same working day';
  return days === 1 ? 'Leaves the next working day' : `Leaves within ${days} working days`;
}
