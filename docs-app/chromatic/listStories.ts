import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PlannedStory } from './countSnapshots.ts';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      type: z.enum(['story', 'docs']),
      subtype: z.string().optional(),
      id: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
    }),
  ),
});

export type ListedStory = Omit<PlannedStory, 'modes'>;

/** Lists the stories of a built workbench; its documentation is never pictured. */
export function listStories(dir: string): ListedStory[] {
  const file = join(dir, 'index.json');
  if (!existsSync(file)) {
    throw new Error(`There is no workbench in ${dir}. Run "npm run build" first, or give --dir.`);
  }
  return Object.values(indexSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).entries)
    .filter(({ type, subtype = 'story' }) => type === 'story' && subtype === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: toPath(importPath) }));
}

function toPath(importPath: string): string {
  return importPath.replace(/^\.\//, '');
}
