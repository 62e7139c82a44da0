/** Where what is the account's own stands, beside its profile. */
export const places = [
  { to: 'orders', label: 'My Orders' },
  { to: 'favourites', label: 'Favourites' },
  { to: 'addresses', label: 'Addresses' },
  { to: 'settings', label: 'Settings' },
] as const;
