import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listStories } from '../scripts/listStories.ts';
import { projectFolder } from '../scripts/runProcess.ts';
import { defects } from './defects/defects.ts';
import { makeMistake } from './defects/seededTree.ts';

const ids = listStories(join(inject('dist'), 'workbench')).map(({ id }) => id);

test.each(defects)('$name: it can still be made', (defect) => {
  const text = readFileSync(join(projectFolder, defect.file), 'utf8');
  expect(makeMistake(text, defect)).not.toBe(text);
  expect(ids).toEqual(expect.arrayContaining([...(defect.stories ?? [])]));
});
