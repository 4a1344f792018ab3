import { describe, expect, test } from 'vitest';
import { explainMissingBuild } from './explainMissingBuild.ts';
import { listGates } from './gates.ts';

describe.each(['fast', 'all'] as const)('explainMissingBuild in the tier %s', (tier) => {
  const explain = (names: readonly string[], isCurrent: boolean) =>
    explainMissingBuild({ gates: listGates(tier), names, command: 'npm test' }, () => isCurrent);

  test.each([
    [['stories'], 'dist', 'build stories'],
    [['site'], 'dist and node_modules/.cache/vitrine/fixture-site', 'build fixtures site'],
    [
      ['unit', 'build', 'site'],
      'node_modules/.cache/vitrine/fixture-site',
      'fixtures unit build site',
    ],
  ])(
    'names the missing builds when the gates %j need sites of other sources',
    (names, folders, all) => {
      expect(explain(names, false)).toBe(
        `No build of the current sources is in ${folders}. Run "npm test -- ${all}".`,
      );
    },
  );

  test('returns undefined when the built sites are current', () => {
    expect(explain(['stories', 'site'], true)).toBeUndefined();
  });

  test('returns undefined when the chosen gates need no build, or include it', () => {
    expect(explain(['unit', 'types', 'proofs'], false)).toBeUndefined();
    expect(explain(['build', 'stories'], false)).toBeUndefined();
    expect(
      explain(
        listGates(tier).map(({ name }) => name),
        false,
      ),
    ).toBeUndefined();
  });
});

test('explainMissingBuild names the missing build when the gate variants runs alone', () => {
  const options = { gates: listGates('all'), names: ['variants'], command: 'npm run test:all' };
  expect(explainMissingBuild(options, () => false)).toBe(
    'No build of the current sources is in dist. Run "npm run test:all -- build variants".',
  );
});
