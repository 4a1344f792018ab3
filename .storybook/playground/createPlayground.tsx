import type * as React from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { isShownProp } from '../docs/showSource.ts';

type Component = React.ComponentType<Record<string, unknown>>;

interface PlaygroundOptions {
  /** Name of the component. */
  component: string;
  /** Name of the story. */
  name: string;
  tags: string[];
  args: Record<string, unknown>;
  argTypes: Record<string, { table: { defaultValue?: object } }>;
  /** By prop: values that tests set instead of the values of the control. */
  values: Record<string, readonly unknown[]>;
  /** Props without controls. */
  props: Record<string, unknown>;
  /** Components around the component, from outside to inside, with their props. */
  within: readonly (readonly [Component, Record<string, unknown>])[];
}

/** Creates the story that shows a component of a library with controls for its props. */
export function createPlayground(
  Shown: Component,
  { component, name, tags, args, argTypes, values, props, within }: PlaygroundOptions,
): StoryObj {
  const names = new Map([[Shown, component]]);
  return {
    name,
    tags,
    args,
    argTypes,
    render: (changed) =>
      within.reduceRight<React.ReactElement>(
        (content, [Outer, outerProps]) => <Outer {...outerProps}>{content}</Outer>,
        <Shown key={listGiven(changed)} {...changed} {...props} />,
      ),
    parameters: {
      controlValues: values,
      controls: { include: Object.keys(argTypes) },
      chromatic: { disable: true },
      docs: { description: { story: `Changes the props of ${component} in Controls.` } },
      jsx: {
        // Omit props whose values equal the component's defaults.
        filterProps: (value: unknown, prop: string) =>
          isShownProp(value, prop) && !(argTypes[prop]?.table.defaultValue && args[prop] === value),
        displayName: (element: React.ReactElement<object, Component>) => findName(element),
      },
    },
  };

  /**
   * Returns the names of the defined args as a React key. The key remounts a component that becomes
   * controlled, because React components must not switch between uncontrolled and controlled.
   */
  function listGiven(changed: Record<string, unknown>): string {
    return Object.keys(changed)
      .filter((prop) => changed[prop] !== undefined)
      .join();
  }

  function findName({ type }: React.ReactElement<object, Component | string>): string {
    if (typeof type === 'string') return type;
    return names.get(type) ?? type.displayName ?? type.name ?? 'Component';
  }
}
