import type { OutsideLink } from '@oja/contract/service';
import { type Brand, brands } from './brands.ts';

const letters = (written: string) => written.toLowerCase().replaceAll(/[^a-z]/g, '');
const byLetters = new Map<string, Brand>(
  brands.flatMap((brand) => [brand.name, ...(brand.also ?? [])].map((written) => [letters(written), brand])),
);

/**
 * A link out of the footer as its brand writes itself, however the setting writes it: 'google-play' is Google Play. What
 * is unknown stays as it is written, and has no sign.
 */
export function outsideLink({ name, url }: { name: string; url: string }): OutsideLink {
  const brand = byLetters.get(letters(name)) ?? { name, sign: null };
  return { name: brand.name, url, sign: brand.sign };
}
