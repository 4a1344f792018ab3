import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { join } from 'node:path';
import { ROOT } from '../../node/paths.ts';
import { isInside, toPosixPath } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';

const HELPER = toPosixPath(join(ROOT, '.storybook/playground/createPiecePlayground.tsx'));
/** Matches the title of a whole component; stories of one aspect have a fourth segment. */
const PIECE = /^Docs UI\/[^/]+\/[^/]+$/;

/** Folder with the stories of the interface. */
const PIECES_DIR = toPosixPath(join(ROOT, 'stories'));

/** Returns whether a stories file is about one interface component with args and no playground. */
export function hasPiecePlayground(file: string): boolean {
  if (!isInside(toPosixPath(file), PIECES_DIR)) return false;
  const csf = loadCsf(readText(file), { fileName: file, makeTitle: (title) => title ?? '' });
  const { meta, _metaAnnotations: annotations, _stories: stories } = csf.parse();
  const { args, component } = annotations;
  return (
    PIECE.test(meta.title ?? '') &&
    component !== undefined &&
    types.isObjectExpression(args) &&
    !('Playground' in stories)
  );
}

/** Appends the playground to a stories module, which declares its defaults as `meta`. */
export function addPiecePlayground(code: string): string {
  return [
    code,
    `import { createPiecePlayground } from ${JSON.stringify(HELPER)};`,
    // The module may already declare a function named `Playground`.
    'const __playground = createPiecePlayground(meta);',
    'export { __playground as Playground };',
    '',
  ].join('\n');
}
