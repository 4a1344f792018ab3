import { expect, test } from 'vitest';
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

test('stores the mode under mui-mode when the reader chooses one (MOD-5)', () => {
  const stored = new Map<string, string>();
  createSettingsStore(createPorts(stored)).setMode('dark');
  expect([...stored]).toEqual([['mui-mode', 'dark']]);
});

test('reads the mode from mui-mode, and follows the system when nothing is stored (MOD-5)', () => {
  expect(createSettingsStore(createPorts(new Map([['mui-mode', 'dark']]))).get().mode).toBe('dark');
  expect(createSettingsStore(createPorts(new Map())).get().mode).toBe('system');
});
