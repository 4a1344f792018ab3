import { expect, test } from 'vitest';
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
