import { testTier, type TestTier } from '@vitrine/ui/core';

/** Reads the tier of the run from `VITRINE_TIER`, `fast` by default; throws when it is unknown. */
export function readTier(value = process.env['VITRINE_TIER']): TestTier {
  const { data } = testTier.safeParse(value || 'fast');
  if (data) return data;
  throw new Error(`The tier "${value}" is unknown. Use ${testTier.options.join(' or ')}.`);
}
