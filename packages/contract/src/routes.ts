/**
 * Every URL of the API, once. The browser imports this table (and types); what travels on each route is described by
 * the schemas in `endpoints.ts`, which only the server loads.
 */
export const routes = {
  health: 'GET /api/health',
  ready: 'GET /api/ready',

  home: 'GET /api/home',
  categories: 'GET /api/categories',
  products: 'GET /api/products',
  product: 'GET /api/products/:id',
  sellers: 'GET /api/sellers',
  store: 'GET /api/stores/:slug',
  search: 'GET /api/search',
  suggestions: 'GET /api/suggestions',

  writtenPage: 'GET /api/pages/:slug',
  help: 'GET /api/help',
  articles: 'GET /api/articles',
  article: 'GET /api/articles/:slug',

  productReviews: 'GET /api/products/:id/reviews',
  storeReviews: 'GET /api/stores/:slug/reviews',
  myReview: 'GET /api/products/:id/review',
  saveReview: 'PUT /api/products/:id/review',
  removeReview: 'DELETE /api/products/:id/review',

  favourites: 'GET /api/favourites',
  favouriteProducts: 'GET /api/favourites/products',
  lookUpFavourites: 'POST /api/favourites/look-up',
  mergeFavourites: 'POST /api/favourites',
  addFavourite: 'PUT /api/favourites/:id',
  removeFavourite: 'DELETE /api/favourites/:id',

  me: 'GET /api/me',
  register: 'POST /api/account/register',
  signIn: 'POST /api/account/sign-in',
  signOut: 'POST /api/account/sign-out',
  startGoogle: 'POST /api/account/google',
  googleLink: 'GET /api/account/google/link',
  linkGoogle: 'POST /api/account/google/link',
  forgotPassword: 'POST /api/account/password/forgot',
  resetPassword: 'POST /api/account/password/reset',
  confirmAddress: 'POST /api/account/address/confirm',
  resendConfirmation: 'POST /api/account/address/resend',

  account: 'GET /api/account',
  updateProfile: 'PUT /api/account/profile',
  changePassword: 'PUT /api/account/password',
  sessions: 'GET /api/account/sessions',
  endSession: 'DELETE /api/account/sessions/:id',
  endOtherSessions: 'DELETE /api/account/sessions',
  myReviews: 'GET /api/account/reviews',
  myData: 'GET /api/account/data',
  deleteAccount: 'POST /api/account/delete',

  cart: 'GET /api/cart',
  quotePending: 'POST /api/cart/quote',
  addToCart: 'POST /api/cart/lines',
  setCartQuantity: 'PATCH /api/cart/lines/:id',
  removeFromCart: 'DELETE /api/cart/lines/:id',
  clearCart: 'DELETE /api/cart',
  mergeCart: 'POST /api/cart/merge',

  addresses: 'GET /api/addresses',
  addAddress: 'POST /api/addresses',
  updateAddress: 'PUT /api/addresses/:id',
  removeAddress: 'DELETE /api/addresses/:id',

  checkout: 'GET /api/checkout',
  initializePayment: 'POST /api/payment/initialize',
  verifyPayment: 'GET /api/payment/verify',
  moneyUnderWay: 'GET /api/payments',
  cancelPayment: 'POST /api/payment/cancel',
  placeCreditOrder: 'POST /api/orders',
  orders: 'GET /api/orders',
  order: 'GET /api/orders/:id',
  trackOrder: 'POST /api/track-order',
  moveParcel: 'PATCH /api/desk/orders/:id/parcel',

  operatorMatters: 'GET /api/operator/matters',
  operatorCheck: 'GET /api/operator/check',
  operatorAudit: 'GET /api/operator/audit',
  operatorOrder: 'GET /api/operator/order',
  confirmOperator: 'POST /api/operator/confirm',
  resolveOrphan: 'POST /api/operator/orphans/:reference/resolve',
  retryRefund: 'POST /api/operator/refunds/:id/retry',
  payRefundByHand: 'POST /api/operator/refunds/:id/paid',
  refundOrder: 'POST /api/operator/orders/:id/refund',
  grantCredit: 'POST /api/operator/credit',

  subscribe: 'POST /api/newsletter',
  confirmSubscription: 'POST /api/newsletter/confirm',
  unsubscribe: 'POST /api/newsletter/unsubscribe',
  contactFacts: 'GET /api/contact',
  sendMessage: 'POST /api/contact',
} as const;

export type RouteName = keyof typeof routes;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Splits `'GET /api/home'` into its method and path. */
export function routeOf(name: RouteName): { method: Method; path: string } {
  const [method, path] = routes[name].split(' ') as [Method, string];
  return { method, path };
}
