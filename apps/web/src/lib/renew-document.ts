/**
 * A document kept by the browser can ask for scripts of a version that is gone. A new document knows the new ones: so it
 * is fetched, once; then the shopper is told.
 */
export function renewForMissingEntry(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (navigator.onLine && isFirstTime(target.src)) location.reload();
      else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
}

const failed = new Set<unknown>();

/**
 * Browsers before Chromium 156 remember that a script did not come for as long as the document is there: asked for again,
 * it fails at once, though the line is back. A new document knows nothing of it: so it is fetched when a part fails the
 * second time while the shop answers, once for each part.
 */
export async function renewForMissingPart(part: unknown, error: unknown): Promise<void> {
  const isSecond = failed.has(part);
  failed.add(part);
  // What merely takes its time is no error of that kind.
  if (!isSecond || !(error instanceof TypeError)) return;
  const { ok } = await fetch('/api/ready');
  if (ok && !holdsWords() && isFirstTime(error.message)) location.reload();
}

/** Whether something stands in a field of the page: it would be lost. */
const holdsWords = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main textarea, :is(main, footer) input')].some(
    ({ type, value }) => value && type !== 'radio' && type !== 'checkbox',
  );

/**
 * Whether the document was not renewed for it yet; if that did not help, once more will not either. Without storage nobody
 * would know, and it could go round for ever.
 */
function isFirstTime(reason: string): boolean {
  const key = `oja.renewed-for ${reason}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

function tell(): void {
  const link = Object.assign(document.createElement('a'), { href: '', textContent: 'Reload the page' });
  link.className = 'font-semibold text-palm underline';
  // As the address stands: what follows its # says which page was meant.
  link.onclick = () => {
    location.reload();
    return false;
  };
  const text = document.createElement('p');
  text.role = 'alert';
  text.className = 'column py-6';
  text.append('The shop could not be loaded. ', link);
  delete document.documentElement.dataset.place;
  document.getElementById('root')?.replaceChildren(text);
}
