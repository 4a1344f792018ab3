import * as React from 'react';
import type { ShapesStore } from './createShapes.ts';
import type { IconTheme } from './iconSearch.constants.ts';

/** Requests the shapes of icons in each theme. Rerenders when they load or fail. */
export function useShapes(
  shapes: ShapesStore,
  names: readonly string[],
  themes: readonly IconTheme[],
): { hasFailed: boolean } {
  const { hasFailed } = React.useSyncExternalStore(shapes.subscribe, shapes.get);
  const wanted = names.join(' ');
  const wantedThemes = themes.join(' ');
  React.useEffect(() => {
    for (const theme of wantedThemes.split(' ').filter(Boolean))
      shapes.request(wanted.split(' ').filter(Boolean), theme as IconTheme);
  }, [shapes, wanted, wantedThemes]);
  return { hasFailed };
}
