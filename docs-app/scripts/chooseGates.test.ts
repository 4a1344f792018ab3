import { describe, expect, test } from 'vitest';
import { chooseGates } from './chooseGates.ts';
import { listGates, type Gate } from './gates.ts';

const gates: Gate[] = [
  { name: 'build', args: ['build.ts'] },
  { name: 'unit', args: ['unit.ts'] },
  { name: 'site', args: ['site.ts'], needs: ['build'], after: ['unit'] },
];

describe('chooseGates', () => {
  test('chooses every gate when no name is given', () => {
    expect(chooseGates(gates, []).map(({ name }) => name)).toEqual(['build', 'unit', 'site']);
  });

  test('keeps the order of gates, and removes dependencies on gates that are not chosen', () => {
    expect(chooseGates(gates, ['site', 'build'])).toMatchObject([
      { name: 'build' },
      { name: 'site', needs: ['build'], after: [] },
    ]);
  });

  test('throws an error with the closest gate and all gates when a gate name is unknown', () => {
    expect(() => chooseGates(gates, ['units'])).toThrow(
      'There is no gate “units”. Did you mean “unit”? The gates are: build, unit, site.',
    );
  });

  test('suggests no gate when no name is similar', () => {
    expect(() => chooseGates(gates, ['constructor'])).toThrow(
      'There is no gate “constructor”. The gates are: build, unit, site.',
    );
  });

  test.each([
    ['fast', 'mutation', 'npm run test:all'],
    ['check', 'variants', 'npm run test:all'],
    ['check', 'stories', 'npm test'],
  ] as const)('names the command when the tier %s lacks the gate %s', (tier, name, command) => {
    expect(() => chooseGates(listGates(tier), [name])).toThrow(
      `The gate “${name}” runs in another tier. Run "${command} -- ${name}".`,
    );
  });
});

describe('listGates', () => {
  test.each(['check', 'fast', 'all'] as const)(
    'lists only existing gates as dependencies in the tier %s',
    (tier) => {
      const names = listGates(tier).map(({ name }) => name);
      const needed = listGates(tier).flatMap(({ needs = [], after = [] }) => [...needs, ...after]);
      expect(new Set(names).size).toBe(names.length);
      expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    },
  );

  test('includes every gate of a smaller tier in the larger tier', () => {
    const [check, fast, all] = (['check', 'fast', 'all'] as const).map((tier) =>
      listGates(tier).map(({ name }) => name),
    );
    expect(fast).toEqual(expect.arrayContaining(check ?? []));
    expect(all).toEqual(expect.arrayContaining(fast ?? []));
  });
});
