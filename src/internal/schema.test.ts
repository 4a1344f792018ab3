import { expect, test, vi } from 'vitest';
import * as zod from 'zod';

test('keeps zod from running text as code, which the policy of pages forbids', async () => {
  zod.z.config({ jitless: false });
  vi.resetModules();
  const { z } = await import('./schema.ts');
  expect(z.config().jitless).toBe(true);
});
