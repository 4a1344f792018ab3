import type { StoryControl } from '../../docs-app/workbench/storybook.ts';

/** Value of `sx` whose effect on an element is visible to a test. */
export const SX_PROBE = { outlineOffset: '7px' };

/** Lists values that a control can set, other than the initial one. */
export function listControlValues({ control, options }: StoryControl, initial: unknown): unknown[] {
  return listValues(control?.type, options).filter((value) => value !== initial);
}

function listValues(type: string | undefined, options: readonly unknown[] = []) {
  switch (type) {
    case 'boolean':
      return [true, false];
    case 'number':
      return [2];
    case 'text':
      return ['Text'];
    case 'object':
      return [SX_PROBE];
    default:
      return options;
  }
}
