import { createHash } from 'node:crypto';
import type { Config } from '../settings/config.ts';

/** What stands inside a document itself. */
interface Inlined {
  stylesheet: string;
  bootScript: string;
  publicUrl: string;
  pictureSources: string;
}

/** Where pictures may come from, as a policy says it: from here, and from where the storage shows them to browsers. */
export function pictureSources({ storageUrl }: Pick<Config, 'storageUrl'>): string {
  const shown = storageUrl?.publicUrl;
  return shown ? `'self' ${new URL(shown).origin}` : "'self'";
}

/** No inline code but ours, known by its hash; nothing from other places but pictures. */
export function contentSecurityPolicy({ stylesheet, bootScript, publicUrl, pictureSources }: Inlined): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(bootScript)}`,
    `style-src 'self' ${hashOf(stylesheet)}`,
    `img-src ${pictureSources} data: blob:`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
