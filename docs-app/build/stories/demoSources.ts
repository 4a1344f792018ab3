import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { CODE_STYLINGS, STYLING_SLUGS } from '@vitrine/ui/core';
import { toPosixPath } from '../../node/posixPaths.ts';
import { displayPath } from '../../node/paths.ts';
import { readText } from '../../node/readText.ts';
import { collectFrames } from '../content/collectFrames.ts';
import { articleProcessor } from '../content/evaluateExpressions.ts';
import { parseFrontMatter } from '../content/parseFrontMatter.ts';

/** Demo of a stories file. */
interface StoryDemo {
  /** Name of the demo and of its story. */
  name: string;
  /** Modules of the demo by styling. */
  files: Readonly<Record<string, string>>;
  /** Whether the page shows the demo in an iframe. */
  isFramed: boolean;
}

/** Lists the demos that stories of a file render: `demos/<Name>/system.tsx` beside the file. */
export function listStoryDemos(storiesFile: string, code: string): StoryDemo[] {
  const demosDir = join(dirname(storiesFile), 'demos');
  const frames = listFrames(join(dirname(storiesFile), 'page.mdx'));
  const names = [...code.matchAll(/export const (\w+)\b/g)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const files = CODE_STYLINGS.flatMap((styling) => {
      const file = join(demosDir, name, `${STYLING_SLUGS[styling]}.tsx`);
      return existsSync(file) ? [[styling, toPosixPath(file)] as const] : [];
    });
    if (files.length === 0) return [];
    return [{ name, files: Object.fromEntries(files), isFramed: frames.includes(name) }];
  });
}

/** Lists the demos that a page shows in iframes. */
function listFrames(page: string): readonly string[] {
  const text = existsSync(page) ? readText(page) : '';
  // Most pages have no iframe, and parsing an article is slow.
  if (!text.includes('frame=')) return [];
  const { body } = parseFrontMatter({ text, place: displayPath(page) });
  return collectFrames(articleProcessor.parse(body) as Root);
}

/**
 * Appends the sources of the demos to the parameters of their stories: `demo.sources` has one
 * source per styling. The parameter `rest` keeps a story idle until a person plays it. The story of
 * a demo in an iframe has the layout `fullscreen`.
 */
export function addDemoSources(code: string, demos: readonly StoryDemo[]): string {
  const imports = new Map<string, string>();
  const name = (file: string) => {
    const known = imports.get(file) ?? `__source${imports.size}`;
    imports.set(file, known);
    return known;
  };
  const statements = demos.map((demo) => {
    const sources = Object.entries(demo.files).map(
      ([styling, file]) => `${JSON.stringify(styling)}: ${name(file)}`,
    );
    const layout = demo.isFramed ? "layout: 'fullscreen', " : '';
    return `${demo.name}.parameters = { rest: true, ${layout}...${demo.name}.parameters, demo: { sources: { ${sources.join(', ')} } } };`;
  });
  const lines = [...imports].map(
    ([file, local]) => `import ${local} from ${JSON.stringify(`${file}?raw`)};`,
  );
  return [code, ...lines, ...statements, ''].join('\n');
}
