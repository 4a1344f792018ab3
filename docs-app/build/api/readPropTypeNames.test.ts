import { expect, test } from 'vitest';
import { readPropTypeNames } from './readPropTypeNames.ts';

test.each([
  ['a plain assignment', 'Button.propTypes = { a: 1, "aria-label": 2 };', ['a', 'aria-label']],
  [
    'a build that drops propTypes in production',
    'process.env.NODE_ENV !== "production" ? X.propTypes = { a: 1 } : void 0;',
    ['a'],
  ],
  [
    'propTypes, without ignored props',
    'X.propTypes = {\n  /** Said. */\n  a: 1,\n  /**\n   * @ignore\n   */\n  b: 2,\n  c: 3,\n};',
    ['a', 'c'],
  ],
  ['a component, not its helper', 'X.propTypes = { a: 1 }; Y.propTypes = { b: 2 };', ['a']],
  ['a component with another name', 'XRaw.propTypes = { a: 1 };', ['a']],
  ['a component without propTypes', 'const Button = {};', []],
  ['an empty source', '', []],
])('reads prop names from propTypes in source code: %s', (_, source, expected) => {
  expect([...readPropTypeNames(source, 'X')]).toEqual(expected);
});
