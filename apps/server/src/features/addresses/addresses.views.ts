import type { Address } from '@oja/contract/checkout';
import type { AddressRow } from './addresses.queries.ts';

export function addressView(row: AddressRow): Address {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    country: row.country as Address['country'],
    isDefault: row.is_default,
  };
}
