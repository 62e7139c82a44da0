/** Where a buyer may live; where the shop delivers is the operator's to say. */
export const countries = ['Nigeria', 'Ghana', 'Kenya', 'South Africa'] as const;

export type Country = (typeof countries)[number];

export const DEFAULT_COUNTRY: Country = 'Nigeria';
