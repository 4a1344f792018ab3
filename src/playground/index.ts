export {
  listPairs,
  summarizePairs,
  type ContrastPair,
  type ContrastPairs,
  type PairsSummary,
} from './colorPairs.ts';
export { ContrastReport, type ContrastReportProps } from './ContrastReport.tsx';
export { exportCssVariables, exportMaterialUi } from './exportTheme.ts';
export type { RecordOptions } from './themeHistory.ts';
export type { ThemePlaygroundProps } from './playground.types.ts';
export { PagePreview, type PageGroup, type PagePreviewProps } from './PagePreview.tsx';
export { readShareLink, writeShareLink } from './shareTheme.ts';
export { Specimen } from './Specimen.tsx';
export { ThemePlayground } from './ThemePlayground.tsx';
export { ThemePlaygroundPage, type ThemePlaygroundPageProps } from './ThemePlaygroundPage.tsx';
export {
  useThemePlayground,
  type ThemePlaygroundOptions,
  type ThemePlaygroundState,
} from './useThemePlayground.ts';
