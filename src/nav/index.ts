export type { NavEntry, NavFlag, NavGroup, NavNode, NavPage } from './nav.types.ts';
export { NAV_FLAGS } from './nav.types.ts';
export { buildNavTree } from './buildNavTree.ts';
export { findNeighbors, flattenNav, type Neighbors } from './flattenNav.ts';
export { findPlanned, foldPlanned } from './foldPlanned.ts';
export { installNavState, type NavState, type NavStorage } from './installNavState.ts';
export { localizeNav } from './localizeNav.ts';
export { titleFromPathname } from './titleFromPathname.ts';
export { NavTree, type NavTreeProps } from './NavTree.tsx';
