import * as React from 'react';
import { Separator } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { initialValues, isChanged, readAxes } from './axes.ts';
import { AxisSelect } from './AxisSelect.tsx';
import type { Axis, AxisIcon } from './tools.types.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** Renders controls of Storybook globals: a button for each common one, a menu for the others. */
export function ViewTools() {
  const axes = readAxes(useGlobalTypes());
  const [globals, update, storyGlobals] = useGlobals();
  if (axes.length === 0) return null;
  return (
    <React.Fragment>
      <Separator />
      {axes.filter(hasIcon).map((axis) => (
        <AxisSelect
          key={axis.id}
          axis={axis}
          globals={globals}
          isFixed={axis.id in storyGlobals}
          onChange={(value) => update({ [axis.id]: value })}
        />
      ))}
      <ViewMenu
        axes={axes.filter((axis) => !hasIcon(axis))}
        globals={globals}
        storyGlobals={storyGlobals}
        canReset={axes.some((axis) => !(axis.id in storyGlobals) && isChanged(axis, globals))}
        onChange={(id, value) => update({ [id]: value })}
        onReset={() => update(initialValues(axes))}
      />
    </React.Fragment>
  );
}

function hasIcon(axis: Axis): axis is Axis & { icon: AxisIcon } {
  return axis.icon !== undefined;
}
