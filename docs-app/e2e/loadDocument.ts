import type { JSHandle, Page } from 'playwright';

/** Fetches the document of a URL in a page, unchanged and without running its scripts. */
export function loadDocument(page: Page, address: string): Promise<JSHandle<Document>> {
  return page.evaluateHandle(
    (url) =>
      new Promise<Document>((resolve, reject) => {
        const request = new XMLHttpRequest();
        // Trusted Types on pages block `DOMParser` for strings.
        request.responseType = 'document';
        request.addEventListener('load', () => resolve(request.responseXML!));
        request.addEventListener('error', reject);
        request.open('GET', url);
        request.send();
      }),
    address,
  );
}
