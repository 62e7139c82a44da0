/** Of which script the document was renewed for; a document for which that did not help is not renewed again. */
const KEY = 'oja.renewed-for';

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

/** Without storage nobody would know, and it could go round for ever. */
function isFirstTime(script: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === script) return false;
    sessionStorage.setItem(KEY, script);
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
