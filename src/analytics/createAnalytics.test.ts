import { expect, test, vi } from 'vitest';
import { createAnalytics, type AnalyticsPorts } from './createAnalytics.ts';
import { userProperties } from './userProperties.ts';

function create(ports: Partial<AnalyticsPorts> = {}) {
  const tag = vi.fn<(...parts: unknown[]) => void>();
  const all = { id: 'G-1', readTag: () => tag, isPrivate: () => false, ...ports };
  return { tag, analytics: createAnalytics(all) };
}

test('sends an event through `gtag` (ANA-1)', () => {
  const { tag, analytics } = create();
  analytics.send('page_view', { path: '/a' });
  expect(tag.mock.calls).toEqual([['event', 'page_view', { path: '/a' }]]);
});

test('sets the user properties in Google Analytics (ANA-4)', () => {
  const { tag, analytics } = create();
  const properties = userProperties({
    ...{ codeVariant: 'JS', codeStyling: 'Tailwind', language: 'zh', colorScheme: 'dark' },
    pixelRatio: 1.25,
  });
  analytics.setUser(properties);
  expect(tag.mock.calls).toEqual([['set', 'user_properties', properties]]);
  expect(properties).toEqual({
    codeVariant: 'JS',
    userLanguage: 'zh',
    devicePixelRatio: 1.3,
    colorScheme: 'dark',
    codeStylingVariant: 'Tailwind',
  });
});

test.each([
  ['no id is set', { id: undefined }],
  ['the reader has opted out of tracking', { isPrivate: () => true }],
])('sends no event when %s', (_, ports) => {
  const { tag, analytics } = create(ports);
  analytics.send('page_view', {});
  expect(tag).not.toHaveBeenCalled();
});

test('handles a rejected promise of `gtag` (FAULT G2)', () => {
  const rejected = Promise.reject(new Error('blocked'));
  const handle = vi.spyOn(rejected, 'catch');
  const { analytics } = create({ readTag: () => () => rejected });
  analytics.send('page_view', {});
  expect(handle).toHaveBeenCalledOnce();
});

test.each([
  ['is missing', () => undefined],
  ['is not a function', () => ({})],
  [
    'throws',
    () => () => {
      throw new Error('blocked');
    },
  ],
  [
    'cannot be read',
    () => {
      throw new Error('denied');
    },
  ],
])('does not throw when `gtag` %s', (_, readTag) => {
  const { analytics } = create({ readTag });
  expect(() => analytics.send('page_view', {})).not.toThrow();
});
