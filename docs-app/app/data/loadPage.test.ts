import { afterEach, expect, test, vi } from 'vitest';
import { PageMissing } from './fetchJson.ts';
import { loadPage } from './loadPage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Loads a page from a host that responds with a status. */
function loadWith(status: number): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  return loadPage(`/page-with-status-${status}`).catch((reason: unknown) => reason);
}

test.each([404, 410])('throws PageMissing when the response status is %i', async (status) => {
  expect(await loadWith(status)).toBeInstanceOf(PageMissing);
});

test.each([500, 502, 503, 429, 403])(
  'throws an error other than PageMissing when the response status is %i (FAULT B9)',
  async (status) => {
    const reason = await loadWith(status);
    expect(reason).toBeInstanceOf(Error);
    expect(reason).not.toBeInstanceOf(PageMissing);
  },
);
