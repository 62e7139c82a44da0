import type { Account, OwnReview, SignedInBrowser } from '@oja/contract/settings';
import { kobo } from '@oja/domain/money/money';
import { browserName } from '@oja/domain/people/browser-name';
import type { BrowserRow } from '../sessions/sessions.queries.ts';
import type { AccountRow, OwnReviewRow } from './settings.queries.ts';

export function accountView(row: AccountRow): Account {
  return {
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone ?? '',
    hasPassword: row.has_password,
    hasGoogle: row.has_google,
    runsShop: row.runs_shop,
    storeCredit: kobo(row.store_credit),
    createdAt: row.created_at.toISOString(),
  };
}

/** @param currentId the session that asks */
export function browserView(row: BrowserRow, currentId: string): SignedInBrowser {
  return {
    id: row.id,
    current: row.id === currentId,
    browser: browserName(row.user_agent ?? ''),
    lastUsedAt: row.updated_at.toISOString(),
    signedInAt: row.created_at.toISOString(),
  };
}

export function ownReviewView(row: OwnReviewRow): OwnReview {
  return {
    id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    rating: row.rating,
    createdAt: row.created_at.toISOString(),
  };
}
