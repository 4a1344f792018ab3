import { expect, test, vi } from 'vitest';
import * as zod from 'zod';

test('disables the JIT of zod because the Content-Security-Policy forbids eval', async () => {
  zod.z.config({ jitless: false });
  vi.resetModules();
  const { z } = await import('./schema.ts');
  expect(z.config().jitless).toBe(true);
});
