import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Types of props that usually hold React elements, which an object control cannot edit. */
const ELEMENTS = /\bReact(?:Node|Element)\b/;

/** Removes the control of a React element prop, unless the story sets a string or a control. */
export const hideElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isElement = ELEMENTS.test(argType.table?.type?.summary ?? '');
      const hasText = typeof initialArgs[name] === 'string';
      return [
        name,
        isElement && !hasText && argType.control === undefined
          ? { ...argType, control: false }
          : argType,
      ];
    }),
  );
