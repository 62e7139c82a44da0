import type { Config } from '../../settings/config.ts';

/** Where mail programs send their one-click request; a browser that opens it is led to the page. */
export const unsubscribePath = '/newsletter/unsubscribe';

export function confirmLink({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/#/newsletter/confirm?token=${token}`;
}

export function unsubscribeLink({ publicUrl }: Config, token: string): string {
  return `${publicUrl}${unsubscribePath}?token=${token}`;
}

export function unsubscribePage({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/#/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}
