import { describe, expect, it } from 'vitest';
import { outsideLink } from './outside-link.ts';

const url = 'https://x.example/oja';

describe('a link out of the footer', () => {
  it.each([
    ['google-play', 'Google Play'],
    ['Google Play', 'Google Play'],
    ['app_store', 'App Store'],
    ['twitter', 'X'],
    ['TIKTOK', 'TikTok'],
  ])('%s is called %s, with its sign [FOOT-04]', (name, written) => {
    const link = outsideLink({ name, url });
    expect(link).toMatchObject({ name: written, url });
    expect(link.sign).toMatch(/^[Mm][\d.]/);
  });

  it.each(['LinkedIn', 'linkedin'])('%s has a name and no sign', (name) => {
    expect(outsideLink({ name, url })).toEqual({ name: 'LinkedIn', url, sign: null });
  });

  it('to a place that nobody knows keeps the name that was given', () => {
    expect(outsideLink({ name: 'Our forum', url })).toEqual({ name: 'Our forum', url, sign: null });
  });
});
