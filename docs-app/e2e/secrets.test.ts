import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secrets } from './secrets.ts';
import { startVariant, type Variant } from './startVariant.ts';

/** What a site says on purpose. */
const SHOWN = 'https://ads.invalid/feed-of-this-test.json';

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build(['/material-ui/react-alert'], { ...secrets, VITE_AD_FEED_URL: SHOWN });
}, 300_000);

afterAll(() => variant?.close());

/** Files of the build that have a text. */
function findText(text: string): string[] {
  return globSync('**/*.*', { cwd: variant.dir }).filter((file) =>
    readFileSync(join(variant.dir, file)).includes(text),
  );
}

test.each(Object.entries(secrets))('the site has nothing of %s (S16)', (_, secret) => {
  expect(findText(secret)).toEqual([]);
});

test('the site has what is meant for it', () => {
  expect(findText(SHOWN)).not.toEqual([]);
});
