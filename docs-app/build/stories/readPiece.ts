import { loadCsf } from 'storybook/internal/csf-tools';

/** Matches export names of stories that repeat a state in another setting, or on a sheet. */
export const VARIANT = /(Dark|RightToLeft|Chinese|Sheet|Narrow|Phone|SmallScreen)$/;

/** Story files without states: they test behavior, large input or several components. */
export const ELSEWHERE = [
  ...['ad/HostileFeeds', 'ad/LiveAd', 'analytics/MarkedClicks', 'code/CodeBlock.long'],
  ...['code/copyShortcut', 'settings/Presets', 'states/StateMatrix'],
];

/** Matches story files of Docs UI components by their path from the root, except sheets. */
const PIECE_FILE = /^stories\/(?!pages\/|theme\/)([^/]+\/[^/]+)(?<!\.states)\.stories\.tsx$/;

/** Docs UI component with its states, and the story that shows each state. */
interface Piece {
  title: string;
  states: readonly { name: string; storyId: string }[];
}

/** Returns whether a file, by its path from the root, contains the states of a component. */
export function isPieceFile(path: string): boolean {
  const [, name] = PIECE_FILE.exec(path) ?? [];
  return name !== undefined && !ELSEWHERE.includes(name);
}

/** Reads a component and its states from a stories file. Every story except variants is a state. */
export function readPiece(file: string, text: string): Piece {
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const stories = csf.indexInputs.filter(({ exportName }) => !VARIANT.test(exportName));
  return {
    title: csf.meta.title ?? '',
    states: stories.map(({ name = '', __id: storyId = '' }) => ({ name, storyId })),
  };
}
