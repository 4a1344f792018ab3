/** Appends a `link` and waits for its style sheet. Removes the `link` and rejects on failure. */
export function appendSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Could not load ${link.href}.`));
    });
    document.head.append(link);
  });
}

/** Creates the `link` element of a style sheet. */
export function createSheet(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}
