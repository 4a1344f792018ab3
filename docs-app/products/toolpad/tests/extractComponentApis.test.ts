import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { extractComponentApis } from '../../../build/api/extractComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

let account: ComponentApi | undefined;
let layout: ComponentApi | undefined;

beforeAll(async () => {
  ({
    apis: [account, layout],
  } = await extractComponentApis({ productDir, names: ['Account', 'DashboardLayout'] }));
}, 60_000);

test('reads the theme key of DashboardLayout as undefined', () => {
  expect([layout?.name, layout?.themeKey]).toEqual(['DashboardLayout', undefined]);
});

test('lists named imports of Account when its folder has no default export', () => {
  expect(account?.imports).toEqual([
    "import { Account } from '@toolpad/core/Account';",
    "import { Account } from '@toolpad/core';",
  ]);
});
