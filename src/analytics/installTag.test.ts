import { describe, expect, test } from 'vitest';
import { createAnalytics } from './createAnalytics.ts';
import { installTag, type TaggedWindow } from './installTag.ts';

const fail = () => {
  throw new Error('denied');
};

describe('installTag', () => {
  test('queues the commands of gtag.js in dataLayer (ANA-1)', () => {
    const tagged: TaggedWindow = { dataLayer: ['before'] };
    installTag(tagged, 'G-1');
    (tagged.gtag as (...parts: unknown[]) => void)('event', 'page_view', {});
    const [before, js, config, event] = tagged.dataLayer as ArrayLike<unknown>[];
    expect(before).toBe('before');
    expect(Array.from(js ?? [])).toEqual(['js', expect.any(Date)]);
    expect(Array.from(config ?? [])).toEqual(['config', 'G-1', { send_page_view: false }]);
    expect(Object.prototype.toString.call(event)).toBe('[object Arguments]');
  });

  test('keeps an existing gtag function of the page', () => {
    const tagged = { gtag: fail };
    installTag(tagged, 'G-1');
    expect(tagged).toEqual({ gtag: fail });
  });

  test.each<[string, () => TaggedWindow]>([
    ['dataLayer is not an array', () => ({ dataLayer: { push: fail } })],
    ['dataLayer is a string', () => ({ dataLayer: 'queue' })],
    ['dataLayer is a frozen array', () => ({ dataLayer: Object.freeze([]) })],
    ['dataLayer.push throws', () => ({ dataLayer: Object.assign([], { push: fail }) })],
    ['gtag throws', () => ({ gtag: fail })],
    ['gtag cannot be read', () => Object.defineProperty({}, 'gtag', { get: fail })],
    ['gtag cannot be replaced', () => Object.freeze({ gtag: 1 })],
    ['dataLayer cannot be read', () => Object.defineProperty({}, 'dataLayer', { get: fail })],
  ])('does not throw when %s (FAULT G2)', (_, create) => {
    const tagged = create();
    const ports = { id: 'G-1', readTag: () => tagged.gtag, isPrivate: () => false };
    expect(() => installTag(tagged, 'G-1')).not.toThrow();
    expect(() => createAnalytics(ports).send('page_view', {})).not.toThrow();
  });
});
