import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Hides the Controls panel of a story without argTypes, such as a demo. Mutates `parameters`,
 * because Storybook has enhancers only for args and argTypes.
 */
export const hideEmptyControls: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const isEmpty = Object.keys(argTypes).length === 0;
  if (isEmpty) parameters['controls'] = { ...parameters['controls'], disable: true };
  return argTypes;
};
