export { AppBar, type AppBarProps } from './AppBar.tsx';
export {
  ComponentGallery,
  type ComponentGalleryProps,
  type GalleryEntry,
  type GalleryGroup,
} from './ComponentGallery.tsx';
export { Footer, type FooterProps } from './Footer.tsx';
export { HomeView, type HomeViewProps } from './HomeView.tsx';
export { findAnchor, keepAnchor, keepPlace } from './keepAnchor.ts';
export { Logo } from './Logo.tsx';
export { OfflineView } from './OfflineView.tsx';
export { NotFoundView, type NotFoundViewProps, type PageSuggestion } from './NotFoundView.tsx';
export { MAIN_ID, NAV_ID } from './page.constants.ts';
export type {
  ComponentChoice,
  InsteadLink,
  PageData,
  PageHeading,
  PageLink,
  PageTab,
  TestSummary,
} from './pageData.types.ts';
export {
  NavigationNotice,
  type NavigationNoticeProps,
  type NavigationStatus,
} from './NavigationNotice.tsx';
export { OtherLibraries, type OtherLibrariesProps } from './OtherLibraries.tsx';
export { PageIndex, type PageIndexGroup, type PageIndexProps } from './PageIndex.tsx';
export { PageFooter, type PageFooterProps } from './PageFooter.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { PageMenu, type Assistant, type PageMenuProps } from './PageMenu.tsx';
export { PageShell, type PageShellProps } from './PageShell.tsx';
export { PageTabs, type PageTabsProps } from './PageTabs.tsx';
export { pageShape, productShape, productsShape, type FileShape } from './pageShapes.ts';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { SkipLink } from './SkipLink.tsx';
export { TemplateList } from './TemplateList.tsx';
export { WhenToUse, type WhenToUseProps } from './WhenToUse.tsx';
export { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';
