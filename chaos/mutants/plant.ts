import { registerHooks } from 'node:module';

/**
 * Changes the text of one module of the server while it is loaded: a shop that is broken on purpose, without a trace of it in
 * the product. @throws Error when the text to change is not there any more
 */
export function plant(module: string, from: string, to: string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(module)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(from)) throw new Error(`${module} does not contain: ${from}`);
      return { ...loaded, source: source.replace(from, () => to) };
    },
  });
}
