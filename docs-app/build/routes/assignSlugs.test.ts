import { expect, test } from 'vitest';
import type { HookApi, PropApi } from '@vitrine/ui/core';
import { assignSlugs } from './assignSlugs.ts';

const field = (name: string): PropApi => ({
  name,
  type: 'string',
  required: false,
  description: '',
});

function hook(slug: string, parts: Partial<HookApi> = {}): HookApi {
  return { slug, parameters: [], returnValue: [], ...parts } as unknown as HookApi;
}

const slugsOf = (functions: readonly HookApi[]) => assignSlugs(functions).map(({ slug }) => slug);

test('numbers the slug of a function when two packages export its name (FAULT C2)', () => {
  const [first, second] = ['@acme/ui', '@acme/lab'].map((packageName) =>
    hook('use-autocomplete', { packageName, parameters: [field('options')] }),
  );
  expect(slugsOf([first!, hook('use-tab'), second!])).toEqual([
    'use-autocomplete',
    'use-tab',
    'use-autocomplete-2',
  ]);
});

test('numbers a slug that equals the section id of another function (FAULT C2)', () => {
  expect(slugsOf([hook('use-tab'), hook('use-tab-parameters'), hook('use-tab-props')])).toEqual([
    'use-tab',
    'use-tab-parameters-2',
    'use-tab-props',
  ]);
});

test('does not number a slug when the return value has a field "value" (FAULT C2)', () => {
  expect(slugsOf([hook('use-tab', { returnValue: [field('value')] })])).toEqual(['use-tab']);
});
