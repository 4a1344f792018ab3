import tailwindcss from '@tailwindcss/vite';
import type { PluginOption } from 'vite';

/** Engines that style sheets are written for: all have light-dark(), which demos use as their readers will. */
export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** Creates what makes the style sheet of the demos that are styled with Tailwind. */
export function createDemoStyles(): PluginOption {
  return tailwindcss();
}
