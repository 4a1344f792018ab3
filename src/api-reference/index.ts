export { apiSections, classAnchor, propAnchor, slotAnchor, toComponentSlug } from './apiAnchors.ts';
export { listApiHeadings, listHookHeadings, type ApiHeading } from './apiHeadings.ts';
export type { ApiLabels } from './apiLabels.ts';
export { ApiReference, type ApiReferenceProps } from './ApiReference.tsx';
export type {
  ClassApi,
  ComponentApi,
  ComponentChange,
  DemoUse,
  EntryChange,
  EntryHistory,
  HookApi,
  InheritedProp,
  InheritedProps,
  ParamApi,
  PropApi,
  ReleaseInfo,
  ReleaseLink,
  SlotApi,
} from './apiReference.types.ts';
export { ExportSection } from './ExportSection.styles.ts';
export { TOOLS_HEIGHT } from './apiReference.constants.ts';
export { ApiHeader, type ApiHeaderProps } from './ApiHeader.tsx';
export { ApiTools, type ApiToolsProps } from './ApiTools.tsx';
export { installApiTools, type ApiToolsPorts } from './installApiTools.ts';
export { ApiText, type ApiTextProps } from './ApiText.tsx';
export { ChangeList, type ChangeListProps } from './ChangeList.tsx';
export { componentsShape } from './componentsShape.ts';
export type { Coverage } from './countCoverage.ts';
export { CoverageTable, type CoverageEntry, type CoverageTableProps } from './CoverageTable.tsx';
export { ClassesTable, type ClassesTableProps } from './ClassesTable.tsx';
export type { LinkChange } from './HistoryNote.tsx';
export { HookReference, type HookReferenceProps } from './HookReference.tsx';
export { PropsTable, type PropsTableProps } from './PropsTable.tsx';
export { ReleasePairs, type ReleasePair, type ReleasePairsProps } from './ReleasePairs.tsx';
export { ReleaseNotice } from './ReleaseNotice.tsx';
export { SlotsTable, type SlotsTableProps } from './SlotsTable.tsx';
