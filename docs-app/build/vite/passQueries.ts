import { registerHooks } from 'node:module';

const QUERY = /\?at=\d+$/;

/**
 * Adds the query of a module, such as `?at=1`, to its relative imports. Otherwise Node would reload
 * an edited product, but use the cached navigation that the product imports.
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
