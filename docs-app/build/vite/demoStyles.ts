import tailwindcss from '@tailwindcss/vite';
import type { PluginOption } from 'vite';

/** Target browsers of style sheets. All support `light-dark()`, which demos use. */
export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** Creates the plugin that generates the Tailwind style sheet of the demos. */
export function createDemoStyles(): PluginOption {
  return tailwindcss();
}
