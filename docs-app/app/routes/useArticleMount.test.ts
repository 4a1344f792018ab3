// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import * as React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSettingsStore, I18nProvider, type SettingsPorts } from '@vitrine/ui';
import { useArticleMount } from './useArticleMount.ts';

const ports: SettingsPorts = {
  readStored: () => JSON.stringify({ apiLayout: 'collapsed' }),
  writeStored: () => true,
  readSystem: () => ({ dark: false, moreContrast: false, reducedMotion: false }),
  onOutsideChange: () => {},
  apply: () => {},
  reportUnknownMode: () => {},
};

const button = (apiLayout: string, isPressed: boolean) =>
  `<button data-action="choose" value='{"apiLayout":"${apiLayout}"}' aria-pressed="${isPressed}">`;

const wrapper = ({ children }: React.PropsWithChildren) =>
  React.createElement(I18nProvider, { translate: (key) => key, language: 'en' }, children);

afterEach(() => vi.unstubAllGlobals());

test('shows the stored settings in the buttons when the article of another page mounts', () => {
  vi.stubGlobal('__vitrine', { settings: createSettingsStore(ports) });
  vi.stubGlobal('IntersectionObserver', class {});
  const article = document.createElement('div');
  article.innerHTML = `${button('table', true)}</button>${button('collapsed', false)}</button>`;
  const { result } = renderHook(useArticleMount, { wrapper });
  result.current(article, {});
  const pressed = [...article.querySelectorAll('button')].map(({ ariaPressed }) => ariaPressed);
  expect(pressed).toEqual(['false', 'true']);
});
