import * as React from 'react';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';

type Args = Record<string, unknown>;
type Handler = (...given: unknown[]) => unknown;

/** Parameter `playground`: for each handler prop, a function that returns the changed args. */
type ArgChanges = Readonly<Record<string, (args: Args, ...given: unknown[]) => Args>>;

/** Default export of a story file of a Docs UI component. */
interface PieceMeta {
  title: string;
  component: React.ComponentType<Args>;
  args: Args;
  parameters?: { playground?: ArgChanges };
  render?: (args: Args, context: StoryContext) => React.ReactElement;
}

/** Creates the story that shows a Docs UI component with controls for its props. */
export function createPiecePlayground(meta: PieceMeta): StoryObj {
  const { title, component: Shown, args: initial, parameters, render } = meta;
  const name = title.split('/').at(-1) ?? title;
  return {
    name: 'Playground',
    args: initial,
    argTypes: describeObjects(initial),
    render: function PiecePlayground(args, context) {
      const [, updateArgs] = useArgs();
      const live = { ...args, ...connect(args, parameters?.playground ?? {}, updateArgs) };
      return render ? render(live, context) : <Shown {...live} />;
    },
    parameters: {
      chromatic: { disable: true },
      docs: { description: { story: `Changes the props of ${name} in Controls.` } },
    },
  };
}

const OBJECT = { name: 'object', value: {} } as const;

/** Declares the types of object args, because Storybook ignores untyped objects in the URL. */
function describeObjects(args: Args): NonNullable<StoryObj['argTypes']> {
  const objects = Object.entries(args).filter(
    ([, value]) => typeof value === 'object' && value !== null && !React.isValidElement(value),
  );
  return Object.fromEntries(
    objects.map(([prop, value]) => [
      prop,
      { type: Array.isArray(value) ? { name: 'array', value: OBJECT } : OBJECT },
    ]),
  );
}

/** Returns handlers that also update args, so that controls and URL match the component. */
function connect(args: Args, changes: ArgChanges, updateArgs: (changed: Args) => void): Args {
  const handlers = Object.entries(changes).map(([prop, change]) => {
    const handle = (...given: unknown[]) => {
      updateArgs(change(args, ...given));
      return (args[prop] as Handler | undefined)?.(...given);
    };
    return [prop, handle] as const;
  });
  return Object.fromEntries(handlers);
}
