import { afterAll, expect, test } from 'vitest';
import { extractComponentApis } from './extractComponentApis.ts';
import { REACT_TYPES, writeProduct } from './packageFixture.ts';
import { readClasses } from './readClasses.ts';

const listShared = (classNames: Record<string, string>) =>
  readClasses(classNames, [])
    .filter(({ global }) => global)
    .map(({ key }) => key);

test.each([
  ['a name in camel case', { root: 'AcmeButton-root', disabled: 'Acme-disabled' }, ['disabled']],
  ['a name with hyphens', { root: 'acme-Switch-root', checked: 'acme--checked' }, ['checked']],
  ['no shared class', { root: 'AcmeInput-root', input: 'AcmeInput-input' }, []],
  ['classes of another component', { root: 'AcmeInput-root', size: 'AcmeInputBase-small' }, []],
  ['no root', { disabled: 'Acme-disabled' }, []],
])('marks CSS classes as global only when components share them: %s', (_, classNames, shared) => {
  expect(listShared(classNames)).toEqual(shared);
});

const CLASSES = `{ root: 'Acme-root', icon: { base: 'Acme-icon' }, sizes: ['Acme-small'] }`;
const product = writeProduct({
  acme: {
    'index.js': `exports.Button = () => null;\nexports.buttonClasses = ${CLASSES};`,
    'index.d.ts': `
import * as React from 'react';
export declare function Button(props: { size?: number }): React.ReactElement;
export declare const buttonClasses: { root: string; icon: { base: string }; sizes: string[] };`,
  },
  '@types/react': REACT_TYPES,
});
afterAll(() => product.remove());

test('reads only the class names of an export when it also has other values', async () => {
  const { productDir } = product;
  const { apis, problems } = await extractComponentApis({ productDir, names: ['Button'] });
  expect(problems).toEqual([]);
  expect(apis[0]?.props.map(({ name }) => name)).toEqual(['size']);
  expect(apis[0]?.classes.map(({ className }) => className)).toEqual(['Acme-root']);
});
