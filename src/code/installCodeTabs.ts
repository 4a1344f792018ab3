import { findKeyTarget } from '../internal/findKeyTarget.ts';
import { TABS_STORAGE_PREFIX } from './code.constants.ts';

/** Storage for the names of selected tabs. Stores nothing when the browser denies storage. */
export interface CodeTabsStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  /** Calls the listener with the key that another document changed; null for any key. */
  onOutsideChange: (listener: (key: string | null) => void) => () => void;
}

export interface CodeTabsOptions {
  /** Element that contains the groups of tabs. */
  root: HTMLElement;
  storage: CodeTabsStorage;
}

/**
 * Handles clicks and keys on code tabs. Syncs the selected tab across groups with the same key
 * and across browser tabs, and restores the selected tab on later visits.
 */
export function installCodeTabs({ root, storage }: CodeTabsOptions): () => void {
  const showStored = (group: HTMLElement) => {
    const key = keyOf(group);
    const name = key && storage.read(key);
    if (name) showTab(group, name);
  };
  const choose = (tab: Element) => {
    const group = tab.closest<HTMLElement>(GROUP);
    if (!group || tab.getAttribute('aria-selected') === 'true') return;
    const [key, name] = [keyOf(group), tab.textContent];
    showTab(group, name);
    if (!key) return;
    storage.write(key, name);
    for (const other of listGroups(root)) if (keyOf(other) === key) showTab(other, name);
  };
  const handleChoice = ({ target }: Event) => {
    const tab = findTab(target);
    if (tab) choose(tab);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = findNext(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  root.addEventListener('click', handleChoice);
  root.addEventListener('focusin', handleChoice);
  root.addEventListener('keydown', handleKey);
  const unsubscribe = storage.onOutsideChange((changed) => {
    for (const group of listGroups(root)) {
      if (changed === null || changed === keyOf(group)) showStored(group);
    }
  });
  for (const group of listGroups(root)) showStored(group);
  // A tab that was clicked before this script ran has focus, but is not selected.
  const pressed = findTab(root.ownerDocument.activeElement);
  if (pressed && root.contains(pressed)) choose(pressed);
  return () => {
    root.removeEventListener('click', handleChoice);
    root.removeEventListener('focusin', handleChoice);
    root.removeEventListener('keydown', handleKey);
    unsubscribe();
  };
}

const GROUP = '[data-code-tabs]';
const TAB = '[role="tab"]';

function listGroups(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(GROUP)];
}

/** Returns the storage key of a group; undefined when its selection is not stored. */
function keyOf({ dataset }: HTMLElement): string | undefined {
  return dataset.codeTabs ? TABS_STORAGE_PREFIX + dataset.codeTabs : undefined;
}

function findTab(target: EventTarget | null): HTMLElement | null {
  const tab = target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
  return tab?.closest(GROUP) ? tab : null;
}

function listTabs(group: Element | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(TAB) ?? [])];
}

/** Selects the tab with a name. Ignores names that no tab of the group has. */
function showTab(group: HTMLElement, name: string): void {
  const tabs = listTabs(group);
  const selectedTab = tabs.find(({ textContent }) => textContent === name);
  if (!selectedTab) return;
  const panels = group.querySelectorAll('[role="tabpanel"]');
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(tab === selectedTab));
    tab.tabIndex = tab === selectedTab ? 0 : -1;
    panels[index]?.toggleAttribute('data-selected', tab === selectedTab);
  }
}

/** Finds the tab that a key moves the focus to. */
function findNext(event: KeyboardEvent): HTMLElement | undefined {
  const tab = findTab(event.target);
  if (!tab) return undefined;
  const items = listTabs(tab.closest(GROUP));
  return findKeyTarget(event, { row: tab, items, current: tab });
}
