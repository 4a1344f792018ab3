import { readFileSync } from 'node:fs';
import { getStorySortParameter, loadConfig } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import main from './main.ts';

const preview = readFileSync(new URL('preview.tsx', import.meta.url), 'utf8');

/** What addon-essentials stood for; all but the docs are in Storybook's core now, and on unless switched off. */
const coreParts = [
  'actions',
  'backgrounds',
  'controls',
  'highlight',
  'interactions',
  'measure',
  'outline',
  'toolbars',
  'viewport',
];

describe('WKB-6: what addon-essentials stood for is on', () => {
  test.each(coreParts)('%s is not switched off', (part) => {
    const features: Record<string, unknown> = { ...main.features };
    expect(features[part]).not.toBe(false);
  });

  test.each(coreParts)('%s is not disabled in the preview', (part) => {
    const parameters = loadConfig(preview).parse().getSafeFieldValue(['parameters', part]) as
      | Record<string, unknown>
      | undefined;
    expect(parameters?.['disable'] ?? parameters?.['disabled']).not.toBe(true);
  });

  test('addon-docs is registered', () => {
    const names = main.addons?.map((addon) => (typeof addon === 'string' ? addon : addon.name));
    expect(names).toContain('@storybook/addon-docs');
  });
});

describe('sidebar', () => {
  type Sort = (a: { title: string }, b: { title: string }) => number;
  // Storybook evaluates the text of the function in the same way.
  const sort = new Function(`return (${getStorySortParameter(preview)})`)() as Sort;

  test('known categories are put in order', () => {
    const titles = ['Material UI/Button', 'Docs UI/Nav', 'Welcome/Introduction'];
    const sorted = titles.map((title) => ({ title })).toSorted(sort);
    expect(sorted.map(({ title }) => title)).toEqual(titles.toReversed());
  });

  test.each([
    ['Docs UI/Nav', 'Widgets/Clock'],
    ['Widgets/Clock', 'Docs UI/Nav'],
  ])('an unknown category fails (%s, %s)', (first, second) => {
    expect(() => sort({ title: first }, { title: second })).toThrow(
      /Unknown sidebar category "Widgets" in "Widgets\/Clock"\. Use one of: Welcome, /,
    );
  });
});
