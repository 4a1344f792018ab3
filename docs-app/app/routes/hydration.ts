/** Resolves `whenHydrated`; the page route calls it after hydration. */
export let reportHydrated = (): void => {};

/**
 * Resolves once the document is hydrated.
 * Data of another page that arrives earlier would not match the prerendered HTML.
 */
export const whenHydrated = new Promise<void>((resolve) => (reportHydrated = resolve));
