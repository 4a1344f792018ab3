import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { readDocumentedApis } from '../api-checks/readDocumented.ts';
import { testComponentApis } from '../api-checks/testComponentApis.ts';
import { extractComponentApis } from './extractComponentApis.ts';
import { REACT_TYPES, writeProduct } from './packageFixture.ts';

const TYPES = `import * as React from 'react';
export interface ButtonClasses {
  /** Styles of the root element. */
  root: string;
  /** Styles of the root element of a disabled button. */
  disabled: string;
}
export interface ButtonProps {
  /** Override or extend the styles. */
  classes?: Partial<ButtonClasses>;
  className?: string;
  /** Component of the root element. */
  component?: React.ElementType;
  /** Text of the button. */
  label: string;
  /**
   * Size of the text.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** @ignore */
  tabIndex?: number;
}
export declare const buttonClasses: ButtonClasses;
/** Starts an action. */
export default function Button(props: ButtonProps): React.ReactElement;
`;

const SCRIPT = `
const check = () => null;
const checkRequired = (props, name) => (props[name] === undefined ? new Error(name) : null);
function Button({ className, component = 'button', label, size = 'medium', tabIndex }) { return null; }
Button.propTypes = {
  /** Override or extend the styles. */
  classes: check,
  className: check,
  /** Text of the button. */
  label: checkRequired,
  /** Size of the text. */
  size: check,
  /**
   * @ignore
   */
  tabIndex: check,
};
exports.default = Button;
exports.buttonClasses = { root: 'AcmeButton-root', disabled: 'Acme-disabled' };
`;

const made = writeProduct({
  '@types/react': REACT_TYPES,
  '@acme/ui': {
    'index.d.ts': "export { default as Button } from './Button';\nexport * from './Button';",
    'index.js': "exports.Button = require('./Button').default;",
    'Button/index.d.ts': "export { default } from './Button';\nexport * from './Button';",
    'Button/index.js': "module.exports = require('./Button.js');",
    'Button/Button.d.ts': TYPES,
    'Button/Button.js': SCRIPT,
  },
});
afterAll(made.remove);

describe('a package with PropTypes', () => {
  testComponentApis({
    productDir: made.productDir,
    read: () => extractComponentApis({ productDir: made.productDir, names: ['Button'] }),
    atLeast: { components: 1, checkedProps: 3, plainDefaults: 1 },
    replaceable: ['component'],
    stateClass: /^Acme-/,
    hasDefaultExports: true,
  });
});

describe.for([
  ['harbor', /^Harbor-/],
  ['dock', /^dock--/],
] as const)('%s', ([folder, stateClass]) => {
  const productDir = join(FIXTURE_PRODUCTS, folder);
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass,
    atLeast: { components: 2, checkedProps: 0, plainDefaults: 0 },
  });
});
