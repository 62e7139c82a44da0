/** Every screen of the shop as it is shown on the contact sheets. `{product}`, `{store}` and `{article}` are filled in. */
export interface Screen {
  name: string;
  place: string;
  /** What a signed-in buyer sees; else what a visitor does. */
  own?: true;
  /** Shows nothing that is read from the shop, so it can be neither empty nor late. */
  still?: true;
  /** Written by the shop itself: it is late or fails, but is never empty and names nothing. */
  written?: true;
}

export const screens: readonly Screen[] = [
  { name: 'Home', place: '/' },
  { name: 'Product', place: '/product/{product}' },
  { name: 'No product', place: '/product', still: true },
  { name: 'Categories', place: '/categories' },
  { name: 'Category', place: '/category/fashion' },
  { name: 'Subcategory', place: '/category/electronics/audio' },
  { name: 'Trending', place: '/trending' },
  { name: 'Fashion', place: '/fashion' },
  { name: 'Electronics', place: '/electronics' },
  { name: 'New arrivals', place: '/new-arrivals' },
  { name: 'Flash sales', place: '/flash-sales' },
  { name: 'Top sellers', place: '/top-sellers' },
  { name: 'Search', place: '/search?q=ankara' },
  { name: 'Store', place: '/store/{store}' },
  { name: 'Store, reviews', place: '/store/{store}?tab=reviews' },
  { name: 'Store, about', place: '/store/{store}?tab=about' },
  { name: 'Cart', place: '/cart', own: true },
  { name: 'Cart of a visitor', place: '/cart' },
  { name: 'Checkout', place: '/checkout', own: true },
  { name: 'Orders', place: '/orders', own: true },
  { name: 'Order success', place: '/order-success', own: true },
  { name: 'Payment return', place: '/payment/callback', still: true },
  { name: 'Profile', place: '/profile', own: true },
  { name: 'Settings', place: '/settings', own: true },
  { name: 'Money, for nobody but operators', place: '/operator', own: true, still: true },
  { name: 'Favourites', place: '/favourites', own: true },
  { name: 'Login', place: '/login', still: true },
  { name: 'Register', place: '/register', still: true },
  { name: 'Forgot password', place: '/forgot-password', still: true },
  { name: 'Help', place: '/help', written: true },
  { name: 'Shipping', place: '/shipping', written: true },
  { name: 'Return policy', place: '/return-policy', written: true },
  { name: 'Contact', place: '/contact', still: true },
  { name: 'Track order', place: '/track-order', still: true },
  { name: 'About', place: '/about', written: true },
  { name: 'Careers', place: '/careers', written: true },
  { name: 'Blog', place: '/blog' },
  { name: 'Article', place: '/blog/{article}', written: true },
  { name: 'Terms', place: '/terms', written: true },
  { name: 'Privacy', place: '/privacy', written: true },
  { name: 'Unknown address', place: '/no/such/page', still: true },
];
