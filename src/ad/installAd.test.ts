// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { DISPLAY_RATIO } from './ad.constants.ts';
import type { AdFinding } from './adMachine.ts';
import { installAd } from './installAd.ts';

const MOUNTS = 10_000;

/** Creates a seeded random number generator (mulberry32), so that all runs are equal. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Mounts a block and runs its timers immediately. Returns its final state and reports. */
function mount(finding: AdFinding, random: () => number) {
  const slot = document.createElement('div');
  const waiting = new Set<() => void>();
  const reports: string[] = [];
  const stop = installAd(slot, {
    input: { isCrawler: false, displayRatio: DISPLAY_RATIO },
    random,
    after(_milliseconds, call) {
      waiting.add(call);
      return () => waiting.delete(call);
    },
    openSource: () => ({ poll: () => finding, show: () => {}, close: () => {} }),
    report: (action) => reports.push(action),
  });
  for (const call of waiting) {
    waiting.delete(call);
    call();
  }
  const { adState, adShape } = slot.dataset;
  stop();
  return { adState, adShape, reports };
}

/** Returns the percentage of mounts that meet a condition. */
function shareOf(finding: AdFinding, holds: (block: ReturnType<typeof mount>) => boolean): number {
  const random = createRandom(20_261_122);
  let count = 0;
  for (let index = 0; index < MOUNTS; index += 1) if (holds(mount(finding, random))) count += 1;
  return (count / MOUNTS) * 100;
}

test.each([
  ['about one in ten displayed ads is reported (ADS-12)', 'ad', 9, 11],
  ['about one in five blocks uses the inline shape (ADS-13)', 'ad', 18.7, 21.3],
  ['the appeal replaces about one in five blocked ads (ADS-14)', 'nothing', 18.7, 21.3],
] as const)('across 10,000 mounts, %s', (rule, finding, least, most) => {
  const share = shareOf(finding, ({ adState, adShape, reports }) => {
    if (rule.includes('reported')) return reports.includes('display');
    return rule.includes('shape') ? adShape === 'inline' : adState === 'appeal';
  });
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});
