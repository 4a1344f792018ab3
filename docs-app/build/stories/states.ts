import { join } from 'node:path';
import type { Plugin } from 'vite';
import { displayPath, ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import { virtualModule } from '../shared/virtualModule.ts';
import { isPieceFile, readPiece } from './readPiece.ts';

/** Provides the Docs UI components and their states to the workbench (WKB-1). */
export function states(): Plugin {
  return virtualModule(
    'virtual:states',
    () => ({
      pieces: listPieceFiles()
        .map((file) => readPiece(file, readText(join(ROOT, file))))
        .sort((a, b) => a.title.localeCompare(b.title)),
    }),
    (file) => isPieceFile(displayPath(file)),
  );
}

/** Lists the story files that contain the states of a component, as paths from the root. */
export function listPieceFiles(): string[] {
  return globFiles('stories/*/*.stories.tsx', ROOT).filter(isPieceFile);
}
