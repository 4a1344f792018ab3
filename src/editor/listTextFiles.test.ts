import { expect, test } from 'vitest';
import { listTextFiles } from './listTextFiles.ts';

test('lists the editable files without images', () => {
  const files = ['text', 'data:image/png;base64,AA=='].map((code) => ({ code }));
  expect(listTextFiles(files)).toEqual([{ code: 'text' }]);
});
