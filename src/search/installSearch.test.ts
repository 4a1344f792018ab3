// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { installSearch, type SearchPorts } from './installSearch.ts';
import type { NamesFile } from './namesFile.ts';

const PARTS = ['filters', 'list', 'message', 'retry', 'hints', 'status'];

const dock: NamesFile = {
  ...{ product: 'Dock', pages: [{ path: '/dock/button', title: 'Button' }] },
  ...{ apis: [], hooks: [], errors: [] },
};
const fail = () => Promise.reject(new Error('offline'));

function createPorts(): SearchPorts {
  return {
    translate: (key) => key,
    storage: { read: () => null, write: () => {} },
    texts: { loadIndex: fail, reloadIndex: fail, loadTerms: fail, loadBlock: fail },
    loadProducts: async () => [
      { id: 'dock', name: 'Dock', folder: 'dock', url: 'dock' },
      { id: 'harbor', name: 'Harbor', folder: 'harbor', url: 'harbor' },
    ],
    loadNames: (url) => (url === 'dock' ? Promise.resolve(dock) : fail()),
    yieldToMain: async () => {},
    open: () => {},
    listCommands: () => [],
  };
}

const partOf = (name: string) => document.querySelector(`[data-search="${name}"]`)!;

beforeEach(() => {
  const parts = PARTS.map((part) => `<div data-search="${part}"></div>`).join('');
  document.body.innerHTML = `<dialog open><input value="button">${parts}</dialog>`;
});

test('announces the number of results and the missing results when names did not load', async () => {
  const end = installSearch(document.querySelector('dialog')!, createPorts());
  await vi.waitFor(() =>
    expect(partOf('status').textContent).toBe('search.count search.gap.someNames'),
  );
  end();
});

test('loads missing names again when the dialog opens again', async () => {
  const dialog = document.querySelector('dialog')!;
  const ports = createPorts();
  const end = installSearch(dialog, ports);
  const message = partOf('message');
  await vi.waitFor(() => expect(message.textContent).toBe('search.gap.someNames'));
  ports.loadNames = async () => dock;
  dialog.dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(message.textContent).toBe('search.gap.texts'));
  end();
});
