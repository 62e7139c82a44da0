import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds that a part may take to come. */
const LIMIT = 10_000;

/** Fetches the styles of everything beyond Home, unless they are there. */
export const laterStyles = (): Promise<void> => window.oja?.fetchStyles() ?? Promise.resolve();

const failed = new Set<() => void>();

/** Lets the parts that did not come be fetched anew when they are shown again. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A part of the app that comes with a chunk of its own, and is shown when its styles are there too. If it does not come,
 * it throws: now, and whenever it is shown, until `forgetFailedParts`.
 *
 * @param renews whether it is worth a new document when it does not come a second time
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, renews?: boolean): ComponentType<P> {
  let part: LazyExoticComponent<ComponentType<P>>;
  const begin = () => {
    part = lazy(async () => {
      try {
        const [component] = await inTime(Promise.all([load(), laterStyles()]));
        return { default: component };
      } catch (error) {
        failed.add(begin);
        if (renews) window.oja?.partFailed(load, error);
        throw error;
      }
    });
  };
  begin();
  return (props: P) => createElement(part as unknown as ComponentType<P>, props);
}

function inTime<T>(coming: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('A part of the app did not come.')), LIMIT);
  });
  return Promise.race([coming, late]);
}
