import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listStories } from '../workbench/listStories.ts';
import { defects } from './defects/defects.ts';
import { makeMistake } from './defects/seededTree.ts';
import { ROOT } from '../node/paths.ts';

const ids = listStories(join(inject('dist'), 'workbench')).map(({ id }) => id);

test.each(defects)('$name: seeded defect applies to the current sources', (defect) => {
  const text = readFileSync(join(ROOT, defect.file), 'utf8');
  expect(makeMistake(text, defect)).not.toBe(text);
  expect(ids).toEqual(expect.arrayContaining([...(defect.stories ?? [])]));
});
