import { expect, test } from 'vitest';
import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { checkCoverage } from './checkCoverage.ts';

const plain: PropApi = { name: 'color', type: 'string', required: false, description: '' };
const used: PropApi = {
  ...plain,
  usedIn: [{ title: 'Colors', href: '/ui/react-button#Colors', storyHref: '/workbench/' }],
};

function check(props: readonly PropApi[], coverageFloor?: number, tried: string[] = []): void {
  const api = { props, slots: [], classes: [] } as unknown as ComponentApi;
  checkCoverage(
    { id: 'ui', name: 'Acme UI', dir: '/ui', coverageFloor },
    () => [api],
    () => new Set(tried),
  );
}

test.each<[string, PropApi[], number?]>([
  ['as many props as its coverage floor', [used, plain, plain], 33],
  ['more props than its coverage floor', [used, used], 50],
  ['no props when it has no coverage floor', [plain]],
  ['no props when it documents none', [], 100],
])('accepts a product whose demos use %s', (_, props, floor) => {
  expect(() => check(props, floor)).not.toThrow();
});

test('accepts a product when its demos and playgrounds together use enough props', () => {
  expect(() => check([used, { ...plain, name: 'size' }, plain], 66, ['size'])).not.toThrow();
});

test('throws when the demos of a product use fewer props than its coverage floor', () => {
  expect(() => check([used, plain, plain], 34)).toThrow(
    /^ui: .*product\.ts:1: The demos and playgrounds of Acme UI use 33% of its documented props, less than its coverageFloor of 34%/,
  );
});
