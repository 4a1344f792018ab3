// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { DISPLAY_RATIO } from './ad.constants.ts';
import { inHouseAds } from './inHouseAds.ts';
import { installAd } from './installAd.ts';

/** Installs an in-house ad with an image. `picture` overrides properties of the image element. */
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

test('keeps the image shape of an ad when its image is loaded', () => {
  expect(install(LOADED).slot.dataset['adShape']).toBe('image');
});

test('shows a text-only ad when its image failed before the script ran (FAULT B7)', () => {
  const { slot } = install({ complete: true, naturalWidth: 0 });
  expect(slot.dataset['adShape']).toBe('inline');
});

test('shows a text-only ad when its image fails after the script ran (FAULT B7)', () => {
  const { slot, image } = install(LOADED);
  image.dispatchEvent(new Event('error'));
  expect(slot.dataset['adShape']).toBe('inline');
});

test('keeps the image shape of an ad when an image that counts displays fails', () => {
  const { slot } = install(LOADED);
  const pixel = slot.appendChild(document.createElement('img'));
  pixel.dispatchEvent(new Event('error'));
  expect(slot.dataset['adShape']).toBe('image');
});

test('ignores an image error when the sponsor block is stopped', () => {
  const { slot, image, stop } = install(LOADED);
  stop();
  image.dispatchEvent(new Event('error'));
  expect(slot.dataset['adShape']).toBe('image');
});

/** Matches path words that common ad filter lists block. */
const BLOCKED =
  /(?:^|[/_.-])(?:ads?|advert\w*|banners?|promos?|sponsor\w*|affiliates?)(?=[/_.-]|$)/;

test.each(inHouseAds.map(({ img }) => String(img)))(
  'image path %s contains no word that ad filter lists block (FAULT B7)',
  (path) => {
    expect(path).not.toMatch(BLOCKED);
  },
);
