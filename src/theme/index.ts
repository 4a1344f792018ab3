export { createSiteTheme } from './createSiteTheme.ts';
export {
  createSiteCache,
  SiteThemeProvider,
  type SiteThemeProviderProps,
  useSiteTheme,
} from './SiteThemeProvider.tsx';
export { denseComponents } from './denseComponents.ts';
export { createDemoCache } from './createDemoCache.ts';
export { dropFallbacks, listRootVariables } from './dropFallbacks.ts';
export { pruneVariables } from './pruneVariables.ts';
export { siteCss } from './siteCss.ts';
export { themeCss } from './themeCss.ts';
export { fontFaces, preloadedFont } from './fontFaces.ts';
export { breakpoints, BORDER_RADIUS, frame, palettes } from './tokens.ts';
