/** What the page of something sold out calls, and the links of the mails about it. */
export const restockRoutes = {
  nearProducts: 'GET /api/products/:id/near',
  restockRequests: 'GET /api/products/:id/restock',
  askRestock: 'PUT /api/products/:id/restock',
  dropRestock: 'POST /api/products/:id/restock/drop',
  askRestockByMail: 'POST /api/products/:id/restock',
  confirmRestock: 'POST /api/restock/confirm',
  endRestock: 'POST /api/restock/end',
} as const;
