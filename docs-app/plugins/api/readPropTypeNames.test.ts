import { expect, test } from 'vitest';
import { readPropTypeNames } from './readPropTypeNames.ts';

test.each([
  ['a plain assignment', 'Button.propTypes = { a: 1, "aria-label": 2 };', ['a', 'aria-label']],
  [
    'the build that drops them in production',
    'process.env.NODE_ENV !== "production" ? X.propTypes = { a: 1 } : void 0;',
    ['a'],
  ],
  ['a component without any', 'const Button = {};', []],
  ['no source', '', []],
])('reads %s', (_, source, expected) => {
  expect([...readPropTypeNames(source)]).toEqual(expected);
});
