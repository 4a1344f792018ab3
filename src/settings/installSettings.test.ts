// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { installSettings } from './installSettings.ts';
import { initialChoices } from './settings.constants.ts';
import type { SettingsStore } from './createSettingsStore.ts';

let uninstall = () => {};
const choose = vi.fn<SettingsStore['choose']>();

/** Installs settings with a spacing on HTML; returns the element to click. */
function install(html: string, spacing: number = initialChoices.spacing): HTMLElement {
  document.body.innerHTML = html;
  const settings = { ...initialChoices, spacing, mode: 'light', paletteMode: 'light' } as const;
  uninstall = installSettings(document.body, {
    get: () => ({ ...settings, moreContrast: false, reducedMotion: false }),
    subscribe: () => () => {},
    setMode: vi.fn(),
    choose,
    preview: vi.fn(),
  });
  return document.querySelector<HTMLElement>('body > *')!;
}

afterEach(() => {
  uninstall();
  choose.mockReset();
  history.replaceState(null, '', '/');
});

test('keeps query and hash of the page when a link to another language is clicked (SET-4)', () => {
  history.replaceState(null, '', '/dock/switch?code=1#install');
  const link = install(
    '<a href="/zh/dock/switch" data-action="same-page">Chinese</a>',
  ) as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute('href')).toMatch(/\/zh\/dock\/switch\?code=1#install$/);
});

test.each([
  { value: '1', spacing: 8, chosen: [[{ spacing: 9 }]], isDisabled: 'false' },
  { value: '-1', spacing: 8, chosen: [[{ spacing: 7 }]], isDisabled: 'false' },
  { value: '-1', spacing: 0, chosen: [], isDisabled: 'true' },
  { value: '1', spacing: 20, chosen: [], isDisabled: 'true' },
])('steps the spacing of $spacing px by $value only within its range', (step) => {
  const html = `<button data-action="step-spacing" value="${step.value}">Step</button>`;
  const button = install(html, step.spacing);
  expect(button.ariaDisabled).toBe(step.isDisabled);
  button.click();
  expect(choose.mock.calls).toEqual(step.chosen);
});
