export { createAnatomyStore, type AnatomyStore } from './createAnatomyStore.ts';
export { findParts, pickRichestDemo } from './findParts.ts';
export { installPartRows } from './installPartRows.ts';
export { listParts } from './listParts.ts';
export { AnatomyPanel, type AnatomyDemo, type AnatomyPanelProps } from './AnatomyPanel.tsx';
export type { FoundPart, FoundParts, Part, PartPlace, AnatomyState } from './anatomy.types.ts';
export { writeOverrides, type OverrideCode } from './writeOverrides.ts';
