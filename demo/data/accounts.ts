import { naira } from './units.ts';

/** The accounts of demo mode; their password is public and printed at start. */
export const demoPassword = 'demo1234';

export const demoAccounts = [
  {
    key: 'buyer',
    name: 'Damilọ́lá Buyer',
    email: 'demo@oja.ng',
    phone: '+234 800 555 0001',
    role: 'buyer',
    credit: naira(500_000),
  },
  {
    key: 'seller',
    name: 'Àdùnní Bákàrè',
    email: 'seller@oja.ng',
    phone: '+234 800 555 0002',
    role: 'buyer',
    store: 'adunni',
  },
  {
    key: 'packer',
    name: 'Kúnlé Adéṣínà',
    email: 'packer@oja.ng',
    phone: '+234 800 555 0004',
    role: 'buyer',
  },
  { key: 'operator', name: 'Ọjà Operator', email: 'operator@oja.ng', phone: '+234 800 555 0003', role: 'operator' },
] as const;
