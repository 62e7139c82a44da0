import { createHash } from 'node:crypto';

/** What stands inside a document itself. */
interface Inlined {
  stylesheet: string;
  bootScript: string;
  publicUrl: string;
}

/** No inline code but ours, known by its hash; nothing from other places. */
export function contentSecurityPolicy({ stylesheet, bootScript, publicUrl }: Inlined): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(bootScript)}`,
    `style-src 'self' ${hashOf(stylesheet)}`,
    "img-src 'self' data: blob:",
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
