import type { StorybookConfig } from '@storybook/react-vite';

/** Docgen of the library's components, for controls and props tables. */
export const docgenOptions = {
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: 'src/tsconfig.json',
    include: ['src/**/*.tsx'],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    // Omit props that are declared in `node_modules`, such as inherited DOM and theme props.
    propFilter: (prop) => !/node_modules/.test(prop.parent?.fileName ?? ''),
  },
} satisfies StorybookConfig['typescript'];
