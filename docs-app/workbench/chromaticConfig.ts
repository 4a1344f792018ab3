import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { ROOT } from '../node/paths.ts';

/** Globs of `chromatic.config.json`. */
export interface ChromaticGlobs {
  /** Files that stories use without importing them. */
  externals: readonly string[];
  /** Files that Chromatic ignores when it looks for affected stories. */
  untraced: readonly string[];
}

/** Reads the globs of `chromatic.config.json`. */
export async function readChromaticGlobs(): Promise<ChromaticGlobs> {
  const file = join(ROOT, 'chromatic.config.json');
  const { externals = [], untraced = [] } = await getConfiguration(file);
  return { externals, untraced };
}
