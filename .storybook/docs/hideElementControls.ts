import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Types of props whose values are usually elements, which nobody edits as an object. */
const ELEMENTS = /\bReact(?:Node|Element)\b/;

/** Removes the control of a prop that is a React element, unless the story passes a text. */
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
