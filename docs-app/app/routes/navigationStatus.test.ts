import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigationStore, showStatus } from './navigationStatus.ts';

const URL = 'https://docs.example/material-ui/react-dialog';

beforeEach(() => navigationStore.set({ status: undefined, url: '' }));
afterEach(() => vi.unstubAllGlobals());

const status = () => navigationStore.get().status;

test('sets the navigation status to loading until the page is loaded', async () => {
  const loaded = showStatus(URL, async () => ({ title: 'Dialog' }));
  expect(navigationStore.get()).toEqual({ status: 'loading', url: URL });
  expect(await loaded).toEqual({ title: 'Dialog' });
  expect(status()).toBeUndefined();
});

test.each([
  [true, 'failed'],
  [false, 'offline'],
])(
  'sets the status of a failed navigation when navigator.onLine is %s (FAULT B9)',
  async (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine });
    await showStatus(URL, async () => 'unavailable');
    expect(navigationStore.get()).toEqual({ status: reason, url: URL });
  },
);

test('clears the navigation status when the browser opens the URL as a new document', async () => {
  await showStatus(URL, async () => 'opened');
  expect(status()).toBeUndefined();
});

test('clears the navigation status when the load throws a redirect', async () => {
  const loading = showStatus(URL, () => Promise.reject(new Error('redirect')));
  await expect(loading).rejects.toThrow('redirect');
  expect(status()).toBeUndefined();
});

test('keeps the status of a newer navigation when an older navigation ends', async () => {
  let end = (_page: 'unavailable'): void => {};
  const older = showStatus(URL, () => new Promise<'unavailable'>((resolve) => (end = resolve)));
  void showStatus(`${URL}#newer`, () => new Promise<'opened'>(() => {}));
  end('unavailable');
  await older;
  expect(navigationStore.get()).toEqual({ status: 'loading', url: `${URL}#newer` });
});
