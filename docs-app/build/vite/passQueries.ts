import { registerHooks } from 'node:module';

const QUERY = /\?at=\d+$/;

/**
 * Passes a query such as `?at=1` on to the relative imports of a module, so that they are reloaded.
 * Without it, Node would reload an edited product but keep the navigation that it imports.
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
