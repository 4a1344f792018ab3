import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secrets } from './secrets.ts';
import { startVariant, type Variant } from './startVariant.ts';

/** A variable that the build publishes on purpose. */
const PUBLIC_URL = 'https://ads.invalid/feed-of-this-test.json';

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build(['/material-ui/react-alert'], { ...secrets, VITE_AD_FEED_URL: PUBLIC_URL });
}, 300_000);

afterAll(() => variant?.close());

/** Lists the files of the build that contain a text. */
function findText(text: string): string[] {
  return globSync('**/*.*', { cwd: variant.dir }).filter((file) =>
    readFileSync(join(variant.dir, file)).includes(text),
  );
}

test.each(Object.entries(secrets))('never publishes the value of %s (S16)', (_, secret) => {
  expect(findText(secret)).toEqual([]);
});

test('publishes the variable VITE_AD_FEED_URL', () => {
  expect(findText(PUBLIC_URL)).not.toEqual([]);
});
