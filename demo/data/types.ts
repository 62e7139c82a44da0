import type { Kobo } from '@oja/domain/money/money';

/** What a product is dyed or printed with; its shape is the studio's model of its key. */
export type Look = {
  /** Woven or printed over it: `family-colourway` of pictures/cloth.ts. */
  readonly cloth?: string;
  /** Its main and second colour. #rrggbb */
  readonly tint?: string;
  readonly accent?: string;
};

/** Which sentences a buyer would write about it: a key of reviews/material. */
export type ReviewKind = string;

export type DemoProduct = {
  readonly name: string;
  readonly text: string;
  /** Who sells it, its brand, and its tags separated by spaces. */
  readonly shelf: { readonly by: string; readonly brand: string; readonly tags: string };
  /** `of` is the full shelf (maxStock), `sold` the units of the last 30 days, `age` the days since it was listed. */
  readonly sale: {
    readonly price: Kobo;
    readonly discount?: Kobo;
    readonly stock: number;
    readonly of: number;
    readonly sold: number;
    readonly age: number;
  };
  /** The word a buyer uses for it, its review kind, weight in kg, length, width and height in cm. */
  readonly goods: {
    readonly noun: string;
    readonly kind: ReviewKind;
    readonly kg: number;
    readonly cm: readonly [number, number, number];
  };
  /** `countedEach`: its stock is so many of each colour and size, and not so many in mixed ones. */
  readonly choices?: {
    readonly colors?: readonly string[];
    readonly sizes?: readonly string[];
    /** What differs from `look` in a colour, where `data/color-looks.ts` has no dye of its name. */
    readonly looks?: Readonly<Record<string, Look>>;
    readonly countedEach?: true;
  };
  readonly look?: Look;
};

/** The products of one category: subcategory name → product key → product. A key is stable for ever: id, sku and picture names follow from it. */
export type Shelves = Readonly<Record<string, Readonly<Record<string, DemoProduct>>>>;

export type DemoSubcategory = {
  readonly name: string;
  readonly description: string;
  /** Keys of the products that stand on its tile. */
  readonly shows: readonly string[];
};

export type DemoCategory = {
  readonly name: string;
  /** First part of its products' skus. */
  readonly code: string;
  readonly description: string;
  readonly returnPolicy: string;
  /** Keys of the products that stand on its tile. */
  readonly shows: readonly string[];
  readonly subcategories: readonly DemoSubcategory[];
};

export type DemoSeller = {
  readonly key: string;
  readonly name: string;
  readonly storeName: string;
  readonly description: string;
  readonly businessType: 'individual' | 'business';
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
  };
  readonly social: Readonly<Partial<Record<'facebook' | 'twitter' | 'instagram' | 'website', string>>>;
  /** Shown to everyone only where the seller chose so. */
  readonly publicPhone?: string;
  readonly publicEmail?: string;
  readonly returnDays: number;
  readonly shippingPromise: string;
  /** Working days within which its goods leave, as that says. */
  readonly dispatchDays: number;
  /** Days since the store opened. A store younger than 30 days has no reviews yet. */
  readonly age: number;
  /** Without one, the seller's share stays with the platform until it is paid out by hand. */
  readonly hasSubaccount: boolean;
  /** Ground and figure of the logo and of the band over the store's page. #rrggbb. */
  readonly colors: readonly [string, string];
};

export type DemoBanner = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly link: string;
  readonly backgroundColor: string;
  /** Keys of the products in its picture, the hero first; heroes.ts of the pictures says where they stand. */
  readonly shows: readonly [string, string, string];
};
