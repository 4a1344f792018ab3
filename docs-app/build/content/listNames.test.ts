import { expect, test } from 'vitest';
import { listCodeNames, listNames } from './listNames.ts';

test.each([
  ['slotProps.htmlInput', ['slotProps', 'htmlInput']],
  ['<Button variant="text">', ['Button', 'variant']],
  ['.MuiButton-root.Mui-disabled', ['MuiButton-root', 'Mui-disabled']],
  ['var(--Avatar-ringSize)', ['var', '--Avatar-ringSize']],
  ['aria-label', ['aria-label']],
  ["import { styled } from '@mui/material/styles'", ['import', 'styled', 'from']],
  ['@mui/x-data-grid', ['@mui/x-data-grid']],
  ['#faaf00 12px 3:1 x', []],
])('lists the code names in %s', (code, names) => {
  expect(listCodeNames(code)).toEqual(names);
});

test('lists code names inside quoted strings', () => {
  expect(listNames('{ \'--Avatar-size\': "aria-label" }')).toEqual(['--Avatar-size', 'aria-label']);
});
