import * as z from 'zod';

const globalsSchema = z.record(z.string(), z.unknown());

/** Chromatic parameters of a story; unknown parameters are ignored. */
export const chromaticSchema = z.looseObject({
  disable: z.boolean().optional(),
  disableSnapshot: z.boolean().optional(),
  delay: z.number().min(0).max(15_000).optional(),
  diffThreshold: z.number().min(0).max(1).optional(),
  diffIncludeAntiAliasing: z.boolean().optional(),
  ignoreSelectors: z.array(z.string()).optional(),
  pauseAnimationAtEnd: z.boolean().optional(),
  cropToViewport: z.boolean().optional(),
  forcedColors: z.enum(['active', 'none']).optional(),
  prefersReducedMotion: z.enum(['reduce', 'no-preference']).optional(),
  media: z.enum(['print', 'screen']).optional(),
  viewports: z.array(z.number().int().positive()).optional(),
  modes: z.record(z.string(), globalsSchema).optional(),
});

type ChromaticParameters = z.infer<typeof chromaticSchema>;

/** Screenshot parameters of a story, as the workbench reports them. */
export const storyFactsSchema = z.object({
  id: z.string(),
  chromatic: chromaticSchema,
  /** Viewport sizes by their names in the toolbar. */
  viewports: z.record(z.string(), z.object({ width: z.string(), height: z.string() })),
  /** Name of the viewport that the story sets. */
  viewport: z.string().optional(),
});

export type StoryFacts = z.infer<typeof storyFactsSchema>;

export interface Size {
  width: number;
  height: number;
}

/** A screenshot to take. */
export interface Plan {
  story: string;
  /** Name of the mode in Chromatic, followed by the width when the story lists widths. */
  mode: string;
  globals: Record<string, unknown>;
  window: Size;
  chromatic: ChromaticParameters;
}

/** Chromatic's default viewport, for stories without a viewport. */
export const WINDOW: Size = { width: 1200, height: 800 };

/** Name of the mode when a story has none. */
const ONLY_MODE = 'default';

/** Plans the screenshots of a story: one per mode, and per width when it lists widths. */
export function planScreenshots(facts: StoryFacts): Plan[] {
  const { id: story, chromatic } = facts;
  if (chromatic.disable || chromatic.disableSnapshot) return [];
  const modes = Object.entries(chromatic.modes ?? {}).filter(
    ([, mode]) => mode['disable'] !== true,
  );
  if (modes.length === 0 && chromatic.modes && Object.keys(chromatic.modes).length > 0) return [];
  const only: [string, Record<string, unknown>] = [ONLY_MODE, {}];
  const named = modes.length > 0 ? modes : [only];
  return named.flatMap(([mode, { viewport, ...globals }]) => {
    delete globals['disable'];
    const asked = viewport === undefined ? undefined : readSize(viewport, facts.viewports);
    const widths = chromatic.viewports ?? [];
    if (asked || widths.length === 0) {
      const storySize =
        facts.viewport === undefined ? undefined : readSize(facts.viewport, facts.viewports);
      return [{ story, mode, globals, window: asked ?? storySize ?? WINDOW, chromatic }];
    }
    return widths.map((width) => {
      const name = named.length > 1 || mode !== ONLY_MODE ? `${mode} ${width}px` : `${width}px`;
      return { story, mode: name, globals, window: { ...WINDOW, width }, chromatic };
    });
  });
}

/** Parses the viewport of a mode: a name in the toolbar, a width, or width and height. */
function readSize(value: unknown, viewports: StoryFacts['viewports']): Size | undefined {
  if (typeof value === 'number') return { ...WINDOW, width: value };
  if (typeof value === 'string') {
    const size = viewports[value];
    return (
      size && {
        width: readLength(size.width, WINDOW.width),
        height: readLength(size.height, WINDOW.height),
      }
    );
  }
  const { width, height, value: name } = { ...(value as Record<string, unknown> | null) };
  if (typeof name === 'string') return readSize(name, viewports);
  return {
    width: readLength(width, WINDOW.width),
    height: readLength(height, WINDOW.height),
  };
}

function readLength(value: unknown, fallback: number): number {
  const isPixels = typeof value === 'number' || /^\d+(px)?$/.test(String(value));
  return isPixels ? Number.parseInt(String(value), 10) : fallback;
}

/** Formats globals for the `globals` parameter in the URL of a story. */
export function writeGlobals(globals: Record<string, unknown>, prefix = ''): string {
  return Object.entries(globals)
    .map(([name, value]) => {
      if (typeof value === 'object' && value !== null) {
        return writeGlobals(value as Record<string, unknown>, `${prefix}${name}.`);
      }
      const isWord = typeof value === 'string' || typeof value === 'number';
      return `${prefix}${name}:${isWord ? value : `!${String(value)}`}`;
    })
    .filter(Boolean)
    .join(';');
}

/** Returns the unique name of a screenshot. */
export function nameOf({ story, mode }: { story: string; mode: string }): string {
  return `${story} · ${mode}`;
}
