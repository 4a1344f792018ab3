/** Appends a style sheet to the document and waits for it; removes its link if it fails to load. */
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
