import type { ComponentType } from 'react';
import type { PathName } from '../lib/paths.ts';

export interface Page {
  load: () => Promise<ComponentType>;
  /** What stands in its place until it is loaded. */
  skeleton: 'product' | 'listing' | 'form';
  /** What is said when it does not come; the words that the page itself uses when its data do not. */
  failure?: string;
}

const noProducts = 'Failed to fetch products';

const product: Page = {
  load: () => import('../pages/product/product-page.tsx').then((m) => m.ProductPage),
  skeleton: 'product',
  failure: 'Failed to fetch product',
};

const written: Page = {
  load: () => import('../pages/written/written-page.tsx').then((m) => m.WrittenPage),
  skeleton: 'form',
  failure: 'Failed to load this page',
};

/**
 * The page of every path but Home's, which is part of the entry; each is a chunk of its own. A page's module is
 * `pages/<folder>/<folder>-page.tsx`, its folder named like the first part of its path (`payment-callback` for
 * `/payment/callback`); the exceptions stand in `pageOfPath`.
 */
export const pages: Record<Exclude<PathName, 'home'>, Page> = {
  product,
  productWithoutId: product,
  categories: {
    load: () => import('../pages/categories/categories-page.tsx').then((m) => m.CategoriesPage),
    skeleton: 'listing',
    failure: 'Failed to fetch categories',
  },
  category: {
    load: () => import('../pages/category/category-page.tsx').then((m) => m.CategoryPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  subcategory: {
    load: () => import('../pages/subcategory/subcategory-page.tsx').then((m) => m.SubcategoryPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  trending: {
    load: () => import('../pages/trending/trending-page.tsx').then((m) => m.TrendingPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  fashion: {
    load: () => import('../pages/fashion/fashion-page.tsx').then((m) => m.FashionPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  electronics: {
    load: () => import('../pages/electronics/electronics-page.tsx').then((m) => m.ElectronicsPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  newArrivals: {
    load: () => import('../pages/new-arrivals/new-arrivals-page.tsx').then((m) => m.NewArrivalsPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  flashSales: {
    load: () => import('../pages/flash-sales/flash-sales-page.tsx').then((m) => m.FlashSalesPage),
    skeleton: 'listing',
    failure: noProducts,
  },
  cart: {
    load: () => import('../pages/cart/cart-page.tsx').then((m) => m.CartPage),
    skeleton: 'form',
    failure: 'Failed to load your cart',
  },
  login: { load: () => import('../pages/login/login-page.tsx').then((m) => m.LoginPage), skeleton: 'form' },
  register: { load: () => import('../pages/register/register-page.tsx').then((m) => m.RegisterPage), skeleton: 'form' },
  topSellers: {
    load: () => import('../pages/top-sellers/top-sellers-page.tsx').then((m) => m.TopSellersPage),
    skeleton: 'listing',
    failure: 'Failed to fetch sellers',
  },
  favourites: {
    load: () => import('../pages/favourites/favourites-page.tsx').then((m) => m.FavouritesPage),
    skeleton: 'listing',
    failure: 'Failed to fetch products',
  },
  search: {
    load: () => import('../pages/search/search-page.tsx').then((m) => m.SearchPage),
    skeleton: 'listing',
    failure: 'Failed to perform search',
  },
  store: {
    load: () => import('../pages/store/store-page.tsx').then((m) => m.StorePage),
    skeleton: 'listing',
    failure: 'Failed to fetch store data',
  },
  checkout: {
    load: () => import('../pages/checkout/checkout-page.tsx').then((m) => m.CheckoutPage),
    skeleton: 'form',
  },
  paymentCallback: {
    load: () => import('../pages/payment-callback/payment-callback-page.tsx').then((m) => m.PaymentCallbackPage),
    skeleton: 'form',
  },
  orderSuccess: {
    load: () => import('../pages/order-success/order-success-page.tsx').then((m) => m.OrderSuccessPage),
    skeleton: 'form',
  },
  orders: {
    load: () => import('../pages/orders/orders-page.tsx').then((m) => m.OrdersPage),
    skeleton: 'form',
    failure: 'Failed to load your orders',
  },
  profile: {
    load: () => import('../pages/profile/profile-page.tsx').then((m) => m.ProfilePage),
    skeleton: 'form',
    failure: 'Failed to load user data',
  },
  operator: {
    load: () => import('../pages/operator/operator-page.tsx').then((m) => m.OperatorPage),
    skeleton: 'form',
    failure: 'Failed to load what needs a person',
  },
  settings: {
    load: () => import('../pages/settings/settings-page.tsx').then((m) => m.SettingsPage),
    skeleton: 'form',
    failure: 'Failed to load your settings',
  },
  forgotPassword: {
    load: () => import('../pages/forgot-password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    skeleton: 'form',
  },
  resetPassword: {
    load: () => import('../pages/reset-password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    skeleton: 'form',
  },
  confirmEmail: {
    load: () => import('../pages/confirm-email/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
    skeleton: 'form',
  },
  help: {
    load: () => import('../pages/help/help-page.tsx').then((m) => m.HelpPage),
    skeleton: 'form',
    failure: 'Failed to load the answers',
  },
  blog: {
    load: () => import('../pages/blog/blog-page.tsx').then((m) => m.BlogPage),
    skeleton: 'listing',
    failure: 'Failed to load the articles',
  },
  article: {
    load: () => import('../pages/article/article-page.tsx').then((m) => m.ArticlePage),
    skeleton: 'form',
    failure: 'Failed to load this article',
  },
  contact: {
    load: () => import('../pages/contact/contact-page.tsx').then((m) => m.ContactPage),
    skeleton: 'form',
  },
  trackOrder: {
    load: () => import('../pages/track-order/track-order-page.tsx').then((m) => m.TrackOrderPage),
    skeleton: 'form',
  },
  newsletter: {
    load: () => import('../pages/newsletter/newsletter-page.tsx').then((m) => m.NewsletterPage),
    skeleton: 'form',
  },
  about: written,
  careers: written,
  privacy: written,
  returnPolicy: written,
  shipping: written,
  terms: written,
};
