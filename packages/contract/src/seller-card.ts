import { type Static, Type } from 'typebox';
import { Id, Picture } from './common.ts';

export const SellerCard = Type.Object(
  {
    id: Id,
    storeName: Type.String(),
    slug: Type.String(),
    storeLogo: Type.Union([Picture, Type.Null()]),
    businessType: Type.Union([Type.Literal('individual'), Type.Literal('business')]),
    city: Type.Union([Type.String(), Type.Null()]),
    country: Type.Union([Type.String(), Type.Null()]),
    averageRating: Type.Number({ minimum: 0, maximum: 5 }),
    totalReviews: Type.Integer({ minimum: 0 }),
    totalSales: Type.Integer({ minimum: 0 }),
  },
  { $id: 'SellerCard' },
);
export type SellerCard = Static<typeof SellerCard>;
