import { breakpoints } from '@vitrine/ui/theme';

const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
const SMALLEST_WIDTH = 320;

/** One viewport per breakpoint of the theme, with its smallest width, but at least 320 px. */
export const viewports = Object.fromEntries(
  names.map((name) => {
    const width = Math.max(breakpoints[name], SMALLEST_WIDTH);
    return [
      name,
      { name: `${name} (${width} px)`, styles: { width: `${width}px`, height: '100%' } },
    ];
  }),
);
