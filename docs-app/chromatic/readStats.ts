import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { StatsModule } from './refineStats.ts';

/** The name under which Storybook writes which module imports which. */
export const STATS_FILE = 'preview-stats.json';

const statsSchema = z.object({
  modules: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      reasons: z.array(z.object({ moduleName: z.string() })).optional(),
    }),
  ),
});

/** Reads the statistics of a built workbench. */
export function readStats(dir: string): StatsModule[] {
  const file = join(dir, STATS_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `There is no ${file}. Build with "node docs-app/chromatic/buildWorkbench.ts --output-dir DIR".`,
    );
  }
  return statsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).modules;
}
