// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { DISPLAY_RATIO } from './ad.constants.ts';
import { inHouseAds } from './inHouseAds.ts';
import { installAd } from './installAd.ts';

/** Installs an in-house ad in the shape of an image. */
function install(picture: Partial<Record<'complete' | 'naturalWidth', unknown>> = {}) {
  const slot = document.createElement('aside');
  slot.dataset['adShape'] = 'image';
  const image = document.createElement('img');
  image.dataset['adPart'] = 'picture';
  for (const [name, value] of Object.entries(picture))
    Object.defineProperty(image, name, { value });
  slot.append(image);
  const stop = installAd(slot, {
    input: { isCrawler: false, displayRatio: DISPLAY_RATIO },
    random: () => 0.5,
    after: () => () => {},
    report: () => {},
  });
  return { slot, image, stop };
}

const LOADED = { complete: true, naturalWidth: 260 };

test('keeps the shape of an image when its picture is loaded', () => {
  expect(install(LOADED).slot.dataset['adShape']).toBe('image');
});

test('shows an ad as text when its picture failed before the script ran (FAULT B7)', () => {
  const { slot } = install({ complete: true, naturalWidth: 0 });
  expect(slot.dataset['adShape']).toBe('inline');
});

test('shows an ad as text when its picture fails later (FAULT B7)', () => {
  const { slot, image } = install(LOADED);
  image.dispatchEvent(new Event('error'));
  expect(slot.dataset['adShape']).toBe('inline');
});

test('stops following the picture when the block is stopped', () => {
  const { slot, image, stop } = install(LOADED);
  stop();
  image.dispatchEvent(new Event('error'));
  expect(slot.dataset['adShape']).toBe('image');
});

/** Path parts that common filter lists block. */
const BLOCKED =
  /(?:^|[/_.-])(?:ads?|advert\w*|banners?|promos?|sponsor\w*|affiliates?)(?=[/_.-]|$)/;

test.each(inHouseAds.map(({ img }) => String(img)))(
  'has no word of a filter list in the path %s (FAULT B7)',
  (path) => {
    expect(path).not.toMatch(BLOCKED);
  },
);
