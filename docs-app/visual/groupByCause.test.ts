import { describe, expect, test } from 'vitest';
import { countReach, groupByCause } from './groupByCause.ts';
import type { ScreenshotResult } from './results.ts';

function differ(story: string, causes: string[], diffHash: string): ScreenshotResult {
  const side = { hash: 'a', width: 1, height: 1 };
  const box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    ...{ story, title: story, name: story, mode: 'light', state: 'changed', picture: 'a', causes },
    ...{ before: side, after: side, problem: null, failedBefore: false, why: null },
    difference: { pixels: 1, box, maxDelta: 1, diffHash, picture: 'd' },
  };
}

const files = [['tokens.ts', 'Card.tsx'], ['tokens.ts', 'Card.tsx'], ['tokens.ts'], ['tokens.ts']];
const reach = countReach(files);

describe('groupByCause', () => {
  const results = files.map((causes, index) => differ(`s${index}`, causes, index < 3 ? 'x' : 'y'));

  test('assigns a difference to the changed file that reaches the fewest stories', () => {
    const groups = groupByCause(results, reach);
    expect(groups.map(({ cause }) => cause)).toEqual(['Card.tsx', 'tokens.ts']);
    expect(groups.map(({ alike }) => alike.flat().length)).toEqual([2, 2]);
  });

  test('lists other changed files that reach all stories of a group', () => {
    expect(groupByCause(results, reach).map(({ others }) => others)).toEqual([['tokens.ts'], []]);
  });

  test('groups equal differences that have the same cause', () => {
    expect(groupByCause(results, reach).map(({ alike }) => alike.length)).toEqual([1, 2]);
  });

  test('sorts differences without a changed file last', () => {
    const groups = groupByCause([differ('odd', [], 'z'), ...results], reach);
    expect(groups.at(-1)?.cause).toBeUndefined();
  });

  test('prefers a changed file to a virtual module as the cause', () => {
    const causes = ['virtual:table', 'tokens.ts'];
    const [group] = groupByCause([differ('s', causes, 'x')], countReach([causes]));
    expect(group?.cause).toBe('tokens.ts');
  });
});
