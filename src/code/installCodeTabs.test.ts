// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installCodeTabs, type CodeTabsStorage } from './installCodeTabs.ts';

const KEY = 'codeblock-manager';

function writeGroup(key: string, names: readonly string[]): string {
  const tabs = names.map(
    (name, index) =>
      `<button role="tab" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${name}</button>`,
  );
  const panels = names.map(
    (name, index) => `<div role="tabpanel"${index === 0 ? ' data-selected' : ''}>${name}</div>`,
  );
  return `<div data-code-tabs="${key}"><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`;
}

/** A storage in memory, whose listener a test can call. */
function createStorage(stored: string | null = null) {
  const values = new Map(stored === null ? [] : [[KEY, stored]]);
  let tell: (key: string | null) => void = () => {};
  const storage: CodeTabsStorage = {
    read: (key) => values.get(key) ?? null,
    write: vi.fn((key: string, value: string) => void values.set(key, value)),
    onOutsideChange(listener) {
      tell = listener;
      return () => (tell = () => {});
    },
  };
  return { storage, values, tellChange: (key: string | null) => tell(key) };
}

let uninstall = () => {};

function install(storage: CodeTabsStorage): void {
  uninstall = installCodeTabs({ root: document.body, storage });
}

/** Names of the tabs that are chosen, one of each group, where tabs and panels agree. */
function readChosen(): string[] {
  return [...document.querySelectorAll('[data-code-tabs]')].map((group) => {
    const chosen = [...group.querySelectorAll('[aria-selected="true"]')];
    const reached = [...group.querySelectorAll('[tabindex="0"]')];
    const shown = [...group.querySelectorAll('[data-selected]')];
    const names = [chosen, reached, shown].map((elements) =>
      elements.map(({ textContent }) => textContent).join(),
    );
    return [...new Set(names)].join(' or ');
  });
}

function findTab(name: string, group = 0): HTMLElement {
  const tabs = document.querySelectorAll('[data-code-tabs]')[group]?.querySelectorAll('button');
  const tab = [...(tabs ?? [])].find(({ textContent }) => textContent === name);
  if (!tab) throw new Error(`There is no tab ${name}`);
  return tab;
}

beforeEach(() => {
  document.body.innerHTML =
    writeGroup('manager', ['npm', 'pnpm', 'yarn']) +
    writeGroup('', ['npm', 'yarn']) +
    writeGroup('manager', ['npm', 'yarn']);
});

afterEach(() => {
  uninstall();
  document.documentElement.dir = '';
});

describe('installCodeTabs', () => {
  test('shows the first tab, and remembers nothing, until the reader chooses', () => {
    const { storage } = createStorage();
    install(storage);
    findTab('npm').focus();
    findTab('npm').click();
    expect(readChosen()).toEqual(['npm', 'npm', 'npm']);
    expect(storage.write).not.toHaveBeenCalled();
  });

  test('a choice holds in every group of the key that has such a tab, and is kept', () => {
    const { storage, values } = createStorage();
    install(storage);
    findTab('yarn').click();
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
    expect([...values]).toEqual([[KEY, 'yarn']]);
    findTab('pnpm').click();
    expect(readChosen()).toEqual(['pnpm', 'npm', 'yarn']);
  });

  test('a group without a key is alone, and keeps nothing', () => {
    const { storage } = createStorage();
    install(storage);
    findTab('yarn', 1).click();
    expect(readChosen()).toEqual(['npm', 'yarn', 'npm']);
    expect(storage.write).not.toHaveBeenCalled();
  });

  test('shows what was chosen before', () => {
    install(createStorage('yarn').storage);
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
  });

  test.each(['', 'cargo', 'NPM', '__proto__', 'constructor', '"yarn"', 'x'.repeat(1e5)])(
    'a stored value that no tab has is the first tab: case %#',
    (stored) => {
      const { storage } = createStorage(stored);
      install(storage);
      expect(readChosen()).toEqual(['npm', 'npm', 'npm']);
      expect(storage.write).not.toHaveBeenCalled();
    },
  );

  test('follows other tabs of the browser', () => {
    const { storage, values, tellChange } = createStorage();
    install(storage);
    values.set(KEY, 'yarn');
    tellChange('codeblock-other');
    expect(readChosen()).toEqual(['npm', 'npm', 'npm']);
    tellChange(KEY);
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
    values.set(KEY, 'pnpm');
    tellChange(null);
    expect(readChosen()).toEqual(['pnpm', 'npm', 'yarn']);
    expect(storage.write).not.toHaveBeenCalled();
  });

  test('a tab that was pressed before it ran is chosen', () => {
    const { storage, values } = createStorage('pnpm');
    findTab('yarn').focus();
    install(storage);
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
    expect(values.get(KEY)).toBe('yarn');
  });

  test('after its clean-up nothing answers', () => {
    const { storage, values, tellChange } = createStorage();
    install(storage);
    uninstall();
    findTab('yarn').click();
    findTab('pnpm').focus();
    values.set(KEY, 'yarn');
    tellChange(KEY);
    expect(readChosen()).toEqual(['npm', 'npm', 'npm']);
  });
});

describe('keys', () => {
  function press(key: string, init: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    return !document.activeElement?.dispatchEvent(event);
  }

  test.each([
    ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowRight'], ['pnpm', 'yarn', 'npm']],
    ['ltr', ['ArrowLeft', 'ArrowLeft', 'Home'], ['yarn', 'pnpm', 'npm']],
    ['rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'], ['pnpm', 'yarn', 'npm']],
    ['rtl', ['ArrowRight', 'ArrowRight', 'End'], ['yarn', 'pnpm', 'yarn']],
  ])('%s: %j leads to %j', (direction, keys, names) => {
    document.documentElement.style.direction = direction;
    document.body.style.direction = direction;
    install(createStorage().storage);
    findTab('npm').focus();
    const reached = keys.map((key) => {
      expect(press(key)).toBe(true);
      expect(readChosen()[0]).toBe(document.activeElement?.textContent);
      return document.activeElement?.textContent;
    });
    expect(reached).toEqual(names);
  });

  test.each([
    ['ArrowDown', {}],
    ['Enter', {}],
    ['ArrowLeft', { altKey: true }],
    ['ArrowRight', { shiftKey: true }],
    ['Home', { ctrlKey: true }],
    ['ArrowRight', { metaKey: true }],
  ])('%s %j is the browser’s', (key, init) => {
    install(createStorage().storage);
    findTab('npm').focus();
    expect(press(key, init)).toBe(false);
    expect(readChosen()[0]).toBe('npm');
  });
});
