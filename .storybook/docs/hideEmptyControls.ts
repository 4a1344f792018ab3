import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Hides the Controls panel of a story without args, such as a demo. Storybook enhances only args
 * and argTypes, but passes the parameters that the story will have.
 */
export const hideEmptyControls: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const isEmpty = Object.keys(argTypes).length === 0;
  if (isEmpty) parameters['controls'] = { ...parameters['controls'], disable: true };
  return argTypes;
};
