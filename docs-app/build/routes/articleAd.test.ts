import { expect, test } from 'vitest';
import { siteAds } from '../../model/ads.config.ts';
import { parseSiteEnv } from '../shared/siteEnv.ts';
import { articleAd } from './articleAd.ts';

const env = parseSiteEnv({});

test('creates a sponsor block when the site has in-house ads (PRD-3)', () => {
  expect(articleAd('/x', env, siteAds)).toMatchObject({ pathname: '/x' });
});

test('creates no sponsor block when the site has no in-house ads or switches them off', () => {
  expect(articleAd('/x', env, [])).toBeUndefined();
  expect(articleAd('/x', parseSiteEnv({ VITE_ADS: 'off' }), siteAds)).toBeUndefined();
});
