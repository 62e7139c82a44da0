/** What the desk of a store calls. */
export const deskRoutes = {
  deskStores: 'GET /api/desk',
  deskPulse: 'GET /api/desk/:seller/pulse',
  deskToday: 'GET /api/desk/:seller/today',
  deskOrders: 'GET /api/desk/:seller/orders',
  deskOrder: 'GET /api/desk/:seller/orders/:id',
  moveParcel: 'PATCH /api/desk/:seller/orders/:id/parcel',
  packParcel: 'PUT /api/desk/:seller/orders/:id/packed',
  correctParcel: 'PATCH /api/desk/:seller/orders/:id/tracking',
  noteParcel: 'PUT /api/desk/:seller/orders/:id/note',
  acceptParcels: 'POST /api/desk/:seller/orders/accept',
  shipParcels: 'POST /api/desk/:seller/orders/ship',
  deskSlips: 'GET /api/desk/:seller/slips',
} as const;
