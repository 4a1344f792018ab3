import { test } from 'vitest';
import { expectControls } from '../../../e2e/reviewWorkbench.ts';
import { visitShared } from '../../../e2e/visitShared.ts';

test('shows controls for the props of Button in its playground', () =>
  visitShared((visited) => expectControls(visited, 'material-ui-button--playground')));
