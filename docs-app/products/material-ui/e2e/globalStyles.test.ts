import { expect, test } from 'vitest';
import { readPage } from '../../../e2e/site.ts';

/** CSS variable of the theme in the demo `ModeSwitch`. */
const VARIABLE = '--order-palette-primary-main:';

test('publishes the theme variables of a demo on its page, and not on two other pages', () => {
  expect(readPage('/material-ui/customization/dark-mode')).toContain(VARIABLE);
  expect(readPage('/material-ui/customization/theming')).not.toContain(VARIABLE);
  expect(readPage('/material-ui/react-tabs')).not.toContain(VARIABLE);
});
