import { registerHooks } from 'node:module';

const QUERY = /\?at=\d+$/;

/**
 * Loads the relative imports of a module anew with it: a query such as `?at=1` is passed on to them. Without it Node
 * would import an edited product, and keep the navigation that it imports.
 */
export function passQueries(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const query = QUERY.exec(context.parentURL ?? '')?.[0];
      return query && specifier.startsWith('.')
        ? { ...resolved, url: resolved.url + query }
        : resolved;
    },
  });
}
