import { describe, expect, it } from 'vitest';
import { type CopyWay, copyLink, sharedAddress, shareTexts } from './share-link.ts';

const works =
  (clipboard: string[]): CopyWay =>
  async (text) =>
    clipboard.push(text) > 0;
const refuses: CopyWay = async () => false;
const throws: CopyWay = async () => {
  throw new Error('NotAllowedError');
};

describe('sharing a product', () => {
  it('passes on the clean address, which previews can read [PROD-24]', () => {
    expect(sharedAddress('https://oja.example', 'a/b')).toBe('https://oja.example/product/a%2Fb');
  });

  it('passes on the colour that was chosen', () => {
    expect(sharedAddress('https://oja.example', 'a', 'Wine & gold')).toBe(
      'https://oja.example/product/a?color=Wine+%26+gold',
    );
  });

  it('copies the link [PROD-24]', async () => {
    const clipboard: string[] = [];
    expect(await copyLink('http://shop/#/product/1', [works(clipboard), throws])).toBe('copied');
    expect(clipboard).toEqual(['http://shop/#/product/1']);
    expect(shareTexts.copied).toBe('Product link copied to clipboard!');
  });

  it('copies it as text where the clipboard is not to be had [PROD-25]', async () => {
    const clipboard: string[] = [];
    expect(await copyLink('link', [throws, works(clipboard)])).toBe('copied');
    expect(clipboard).toEqual(['link']);
  });

  it.each([[[throws, refuses]], [[refuses, throws]], [[]]])('says so when nothing works [PROD-26]', async (ways) => {
    expect(await copyLink('link', ways)).toBe('failed');
    expect(shareTexts.failed).toBe('Unable to share. Please copy the URL manually.');
  });
});
