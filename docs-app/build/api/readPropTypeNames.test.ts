import { expect, test } from 'vitest';
import { readPropTypeNames } from './readPropTypeNames.ts';

test.each([
  ['a plain assignment', 'Button.propTypes = { a: 1, "aria-label": 2 };', ['a', 'aria-label']],
  [
    'the build that drops them in production',
    'process.env.NODE_ENV !== "production" ? X.propTypes = { a: 1 } : void 0;',
    ['a'],
  ],
  [
    'all but what is to be ignored',
    'X.propTypes = {\n  /** Said. */\n  a: 1,\n  /**\n   * @ignore\n   */\n  b: 2,\n  c: 3,\n};',
    ['a', 'c'],
  ],
  [
    'those of the component, not of its helper',
    'X.propTypes = { a: 1 }; Y.propTypes = { b: 2 };',
    ['a'],
  ],
  ['those of a component with another name', 'XRaw.propTypes = { a: 1 };', ['a']],
  ['a component without any', 'const Button = {};', []],
  ['no source', '', []],
])('reads %s', (_, source, expected) => {
  expect([...readPropTypeNames(source, 'X')]).toEqual(expected);
});
