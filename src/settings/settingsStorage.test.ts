import { expect, test, vi } from 'vitest';
import { createSettingsStore, type SettingsPorts } from './createSettingsStore.ts';

function createPorts(stored: Map<string, string>): SettingsPorts {
  return {
    readStored: (key) => stored.get(key) ?? null,
    writeStored: (key, value) => stored.set(key, value).has(key),
    readSystem: () => ({ dark: false, moreContrast: false, reducedMotion: false }),
    onOutsideChange: () => undefined,
    apply: () => undefined,
    reportUnknownMode: () => undefined,
  };
}

test('stores the color mode under the key mui-mode when the user chooses a mode (MOD-5)', () => {
  const stored = new Map<string, string>();
  createSettingsStore(createPorts(stored)).setMode('dark');
  expect([...stored]).toEqual([['mui-mode', 'dark']]);
});

test('reads the color mode from the key mui-mode, and defaults to system (MOD-5)', () => {
  expect(createSettingsStore(createPorts(new Map([['mui-mode', 'dark']]))).get().mode).toBe('dark');
  expect(createSettingsStore(createPorts(new Map())).get().mode).toBe('system');
});

test('notifies a subscribed listener only when a setting changes', () => {
  const store = createSettingsStore(createPorts(new Map()));
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  const before = store.get();
  store.setMode('system');
  expect(listener).not.toHaveBeenCalled();
  expect(store.get()).toBe(before);
  store.setMode('dark');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.setMode('light');
  expect(listener).toHaveBeenCalledOnce();
});
