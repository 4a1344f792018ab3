import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../scripts/runProcess.ts';
import { defects } from './defects/defects.ts';
import { makeMistake } from './defects/seededTree.ts';
import { readDist } from './site.ts';

const { entries } = JSON.parse(readDist('workbench/index.json')) as { entries: object };

test.each(defects)('$name: it can still be made', (defect) => {
  const text = readFileSync(join(projectFolder, defect.file), 'utf8');
  expect(makeMistake(text, defect)).not.toBe(text);
  expect(Object.keys(entries)).toEqual(expect.arrayContaining([...(defect.stories ?? [])]));
});
