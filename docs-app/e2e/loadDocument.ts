import type { JSHandle, Page } from 'playwright';

/** Loads the document of an address into a page, unchanged and without running it. */
export function loadDocument(page: Page, address: string): Promise<JSHandle<Document>> {
  return page.evaluateHandle(
    (url) =>
      new Promise<Document>((resolve, reject) => {
        const request = new XMLHttpRequest();
        // The policy of pages lets no text become a document.
        request.responseType = 'document';
        request.addEventListener('load', () => resolve(request.responseXML!));
        request.addEventListener('error', reject);
        request.open('GET', url);
        request.send();
      }),
    address,
  );
}
