export { createPartsStore, type PartsStore } from './createPartsStore.ts';
export { findParts, pickRichestDemo } from './findParts.ts';
export { installPartRows } from './installPartRows.ts';
export { listParts } from './listParts.ts';
export { PartsPanel, type PartsDemo, type PartsPanelProps } from './PartsPanel.tsx';
export type { FoundPart, FoundParts, Part, PartPlace, PartsState } from './parts.types.ts';
export { writeOverrides, type OverrideCode } from './writeOverrides.ts';
