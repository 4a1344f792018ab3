import type { Page } from 'playwright';

const FRAME = `<!doctype html><title>Frame</title><body><script>
addEventListener('message', async ({ data }) => {
  try { await new (async () => {}).constructor(data)(); } catch {}
  parent.tried = true;
});
</script>`;

const PAGE = `<!doctype html><title>Page</title><input id="text"><iframe src="/open-frame"></iframe>`;

/** Opens a page with a same-origin iframe that has no sandbox and no Content Security Policy. */
export async function openPageWithOpenFrame(page: Page): Promise<void> {
  const answer = (path: string, body: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await answer('/open-before', '<!doctype html><title>Before</title>');
  await answer('/open-page', PAGE);
  await answer('/open-frame', FRAME);
  // Adds a history entry that the iframe can go back to.
  await page.goto('/open-before');
  await page.goto('/open-page');
  await page.locator('#text').focus();
}

/** Runs code in the iframe of the page from `openPageWithOpenFrame`. */
export async function runInOpenFrame(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage(text, '*');
  }, code);
}
