import { createSiteTheme, type SiteThemeSettings } from './createSiteTheme.ts';
import { fontFaceCss } from './fontFaces.ts';
import { themeCss } from './themeCss.ts';
import { fonts, frame } from './tokens.ts';

const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block-start:${frame.appBar + 24}px;color-scheme:light}
html[data-mode="dark"]{color-scheme:dark}
body{margin:0;background:var(--docs-palette-background-default);color:var(--docs-palette-text-primary);font-family:${fonts.body};font-size:1rem;line-height:1.65;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
:focus-visible{outline:2px solid var(--docs-palette-primary-main);outline-offset:2px}
::selection{background:rgba(var(--docs-palette-primary-mainChannel) / .25)}
[hidden]{display:none!important}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important}}
`.replaceAll('\n', '');

/** Writes the style sheet that every page begins with: fonts, variables, base rules. */
export function siteCss(settings: SiteThemeSettings, publicBase: string): string {
  return fontFaceCss(publicBase) + themeCss(createSiteTheme(settings)) + base;
}
