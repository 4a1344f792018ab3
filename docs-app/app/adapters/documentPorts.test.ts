// @vitest-environment jsdom
import { initialChoices, type Settings } from '@vitrine/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const settings = (paletteMode: Settings['paletteMode']): Settings => ({
  ...initialChoices,
  mode: paletteMode,
  paletteMode,
  moreContrast: false,
  reducedMotion: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('enables transitions again 1 ms after the color mode changes (THM-13)', async () => {
  const { documentPorts } = await import('./documentPorts.ts');
  const { dataset } = document.documentElement;
  documentPorts.apply(settings('dark'));
  expect(dataset).toHaveProperty('switching');
  vi.advanceTimersByTime(0);
  expect(dataset).toHaveProperty('switching');
  vi.advanceTimersByTime(1);
  expect(dataset).not.toHaveProperty('switching');
});

test('does not disable transitions when only the spacing changes (THM-13)', async () => {
  const { documentPorts } = await import('./documentPorts.ts');
  documentPorts.apply(settings('light'));
  vi.runAllTimers();
  documentPorts.apply({ ...settings('light'), spacing: 4 });
  expect(document.documentElement.dataset).not.toHaveProperty('switching');
});
