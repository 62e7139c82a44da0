export const shareTexts = {
  copied: 'Product link copied to clipboard!',
  failed: 'Unable to share. Please copy the URL manually.',
} as const;

/**
 * The address that is passed on: what follows a `#` would reach neither a chat's preview nor a search engine.
 * @param color that was chosen, if any was
 */
export const sharedAddress = (origin: string, id: string, color?: string) =>
  `${origin}/product/${encodeURIComponent(id)}${color === undefined ? '' : `?${new URLSearchParams({ color })}`}`;

/** On a phone or tablet people share through its own sheet; with a mouse a copied link is what they need. */
export const offersShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** One way of putting a text on the clipboard; rejects or answers false when it is not to be had. */
export type CopyWay = (text: string) => Promise<boolean>;

/** Tries one way after the other. Resolves to what to tell the shopper. */
export async function copyLink(link: string, ways: readonly CopyWay[]): Promise<keyof typeof shareTexts> {
  for (const way of ways) {
    if (await way(link).catch(() => false)) return 'copied';
  }
  return 'failed';
}

/** The clipboard of the browser: needs a secure page and, in some, leave. */
const byClipboard: CopyWay = async (text) => {
  await navigator.clipboard.writeText(text);
  return true;
};

/** Selects the text and copies the selection, as browsers could before there was a clipboard to write to. */
const bySelection: CopyWay = async (text) => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

export const copyWays: readonly CopyWay[] = [byClipboard, bySelection];
