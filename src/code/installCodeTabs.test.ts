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

/** Creates an in-memory storage whose change listener a test can call. */
function createStorage(stored: string | null = null) {
  const values = new Map(stored === null ? [] : [[KEY, stored]]);
  let notify: (key: string | null) => void = () => {};
  const storage: CodeTabsStorage = {
    read: (key) => values.get(key) ?? null,
    write: vi.fn((key: string, value: string) => void values.set(key, value)),
    onOutsideChange(listener) {
      notify = listener;
      return () => (notify = () => {});
    },
  };
  return { storage, values, tellChange: (key: string | null) => notify(key) };
}

let uninstall = () => {};

function install(storage: CodeTabsStorage): void {
  uninstall = installCodeTabs({ root: document.body, storage });
}

/**
 * Reads the name of the selected tab in each group. Joins the names with `or` when
 * `aria-selected`, the tab stop and the visible panel disagree.
 */
function readChosen(): string[] {
  return [...document.querySelectorAll('[data-code-tabs]')].map((group) => {
    const selectedTabs = [...group.querySelectorAll('[aria-selected="true"]')];
    const tabStops = [...group.querySelectorAll('[tabindex="0"]')];
    const visiblePanels = [...group.querySelectorAll('[data-selected]')];
    const names = [selectedTabs, tabStops, visiblePanels].map((elements) =>
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
  test('shows the first tab and stores no tab until the user selects another tab', () => {
    const { storage } = createStorage();
    install(storage);
    findTab('npm').focus();
    findTab('npm').click();
    expect(readChosen()).toEqual(['npm', 'npm', 'npm']);
    expect(storage.write).not.toHaveBeenCalled();
  });

  test('selects the clicked tab in all groups with the same key and tab, and stores the tab', () => {
    const { storage, values } = createStorage();
    install(storage);
    findTab('yarn').click();
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
    expect([...values]).toEqual([[KEY, 'yarn']]);
    findTab('pnpm').click();
    expect(readChosen()).toEqual(['pnpm', 'npm', 'yarn']);
  });

  test('changes only the clicked group and stores no tab when the group has no key', () => {
    const { storage } = createStorage();
    install(storage);
    findTab('yarn', 1).click();
    expect(readChosen()).toEqual(['npm', 'yarn', 'npm']);
    expect(storage.write).not.toHaveBeenCalled();
  });

  test('selects the stored tab on installation', () => {
    install(createStorage('yarn').storage);
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
  });

  test.each(['', 'cargo', 'NPM', '__proto__', 'constructor', '"yarn"', 'x'.repeat(1e5)])(
    'falls back to the first tab when no tab has the stored name: case %#',
    (stored) => {
      const { storage } = createStorage(stored);
      install(storage);
      expect(readChosen()).toEqual(['npm', 'npm', 'npm']);
      expect(storage.write).not.toHaveBeenCalled();
    },
  );

  test('selects the stored tab when another browser tab changes the storage', () => {
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

  test('selects and stores the focused tab on installation', () => {
    const { storage, values } = createStorage('pnpm');
    findTab('yarn').focus();
    install(storage);
    expect(readChosen()).toEqual(['yarn', 'npm', 'yarn']);
    expect(values.get(KEY)).toBe('yarn');
  });

  test('ignores clicks, focus and storage changes after uninstall', () => {
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

describe('code tab keys', () => {
  function press(key: string, init: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    return !document.activeElement?.dispatchEvent(event);
  }

  test.each([
    ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowRight'], ['pnpm', 'yarn', 'npm']],
    ['ltr', ['ArrowLeft', 'ArrowLeft', 'Home'], ['yarn', 'pnpm', 'npm']],
    ['rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'], ['pnpm', 'yarn', 'npm']],
    ['rtl', ['ArrowRight', 'ArrowRight', 'End'], ['yarn', 'pnpm', 'yarn']],
  ])('moves focus in %s direction with the keys %j to the tabs %j', (direction, keys, names) => {
    document.documentElement.style.direction = direction;
    document.body.style.direction = direction;
    install(createStorage().storage);
    findTab('npm').focus();
    const focusedNames = keys.map((key) => {
      expect(press(key)).toBe(true);
      expect(readChosen()[0]).toBe(document.activeElement?.textContent);
      return document.activeElement?.textContent;
    });
    expect(focusedNames).toEqual(names);
  });

  test.each([
    ['ArrowDown', {}],
    ['Enter', {}],
    ['ArrowLeft', { altKey: true }],
    ['ArrowRight', { shiftKey: true }],
    ['Home', { ctrlKey: true }],
    ['ArrowRight', { metaKey: true }],
  ])('does not handle the key %s with the modifiers %j', (key, init) => {
    install(createStorage().storage);
    findTab('npm').focus();
    expect(press(key, init)).toBe(false);
    expect(readChosen()[0]).toBe('npm');
  });
});
