import { test } from 'vitest';
import { expectControls } from '../../../e2e/reviewWorkbench.ts';
import { visit } from '../../../e2e/visit.ts';

test('shows controls for the props of Button in its playground', () =>
  visit((visited) => expectControls(visited, 'material-ui-button--playground')));
