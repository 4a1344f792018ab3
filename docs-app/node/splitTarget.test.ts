import { expect, test } from 'vitest';
import { splitTarget } from './splitTarget.ts';

test.each([
  ['/a/b?c=?d', '/a/b', '?c=?d'],
  ['/a', '/a', ''],
  ['//', '//', ''],
  ['//example.com/a', '//example.com/a', ''],
  ['/%', '/%', ''],
  [undefined, '/', ''],
])('splits the target %s into path and query', (target, path, search) => {
  expect(splitTarget(target)).toEqual({ path, search });
});
