import { expect, test } from 'vitest';
import { parseSiteEnv } from '../shared/siteEnv.ts';
import { writePagePolicy } from './contentPolicy.ts';

test('allows videos and audio files of the site, which pages publish', () => {
  const policy = writePagePolicy({ scripts: [], styles: [], env: parseSiteEnv({}) });
  expect(policy).toContain("media-src 'self';");
});

test('allows fonts and images as data URLs, because bundlers inline small files', () => {
  const policy = writePagePolicy({ scripts: [], styles: [], env: parseSiteEnv({}) });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["font-src 'self' data:", "img-src 'self' data:"]),
  );
});
