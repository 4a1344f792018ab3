import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Story of a built workbench. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Path of the story file, from the repository root. */
  file: string;
  tags?: readonly string[];
}

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
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** Lists the stories of a built workbench; skips docs entries. */
export function listStories(dir: string): Story[] {
  const file = join(dir, 'index.json');
  if (!existsSync(file)) {
    throw new Error(`No workbench in ${dir}. Run "npm run build" first, or pass --dir.`);
  }
  return parseStories(readFileSync(file, 'utf8'));
}

/** Parses the stories of an `index.json`; skips docs entries. */
export function parseStories(text: string): Story[] {
  return Object.values(indexSchema.parse(JSON.parse(text)).entries)
    .filter(({ type, subtype = 'story' }) => type === 'story' && subtype === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      ...{ id, title, name, tags },
      file: toPath(importPath),
    }));
}

function toPath(importPath: string): string {
  return importPath.replace(/^\.\//, '');
}
