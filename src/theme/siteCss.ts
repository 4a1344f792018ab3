import { initialThemeSettings, userFont, userTonesCss } from '../settings/index.ts';
import { createSiteTheme } from './createSiteTheme.ts';
import { fontFaceCss } from './fontFaces.ts';
import { textDirectionCss } from './textDirectionCss.ts';
import { themeCss } from './themeCss.ts';
import { fonts, frame, palettes } from './tokens.ts';

/** Returns the CSS rules for more contrast, which replace pale text and line colors. */
function moreContrast(root: string): string {
  const color = '--docs-palette-';
  const text = ['text-secondary', 'text-disabled', 'code-comment']
    .map((name) => `${color}${name}:var(${color}text-primary)`)
    .join(';');
  return `${root}{${text};${color}divider:var(${color}surface-border);${color}surface-border:var(${color}text-primary)}${root} :focus-visible{outline-width:3px}`;
}

function reducedMotion(root: string): string {
  return `${root}{scroll-behavior:auto}${root} *,${root} *::before,${root} *::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important}`;
}

/** Selectors of controls that only a script handles. */
const SCRIPTED =
  '[data-copy],button[data-early],[data-api-tools],button[data-action],section:has(>div>button[data-action])';

const base = `
*,*::before,*::after{box-sizing:border-box}
html{--docs-brand-primary:${palettes.light.primary.main};--docs-brand-secondary:${palettes.light.secondary.main};--docs-row:32px;--docs-control:40px;font-size:calc(100% * var(--reader-type,1));-webkit-text-size-adjust:100%;scroll-padding-block-start:${frame.appBar + 24}px;color-scheme:light}
[data-density="dense"]{--docs-row:26px;--docs-control:32px}
html[data-switching] *{transition:none!important}
${moreContrast('html[data-contrast="more"]')}
@media (prefers-contrast:more){${moreContrast('html:not([data-contrast])')}}
body{margin:0;background:var(--docs-palette-background-default);color:var(--docs-palette-text-primary);font-family:${userFont(fonts.body)};font-size:1rem;line-height:1.65;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
:focus-visible{outline:2px solid var(--docs-palette-primary-main);outline-offset:2px}
::selection{background:rgba(var(--docs-palette-primary-mainChannel) / .25)}
code,kbd,samp{direction:ltr;unicode-bidi:isolate}
${textDirectionCss}
[hidden]{display:none!important}
@media (scripting:none){${SCRIPTED}{display:none!important}}
html[data-scroll]{scroll-behavior:smooth}
${reducedMotion('html[data-motion="reduced"]')}
@media (prefers-reduced-motion:reduce){${reducedMotion('html:not([data-motion])')}}
`.replaceAll('\n', '');

/**
 * Matches variables of the Material UI theme that the interface does not use. `siteCss` omits them,
 * because more CSS delays the first paint.
 */
const UNUSED =
  /^--docs-(?:shadows|zIndex|font|overlays|opacity|palette-(?:[A-Z]|common|grey|action|text-icon|(?!primary-main).*Channel))/;

/** Matches brand palette tones that the interface never uses. */
const UNUSED_TONES = /^--docs-palette-(?:\w+-light|(?!primary)\w+-dark)$/;

export interface SiteCssOptions {
  /** Whether to include palette tones that the interface never uses. */
  allTones?: boolean;
}

/** Returns the first style sheet of every page: fonts, variables and base rules. */
export function siteCss(publicBase: string, { allTones = false }: SiteCssOptions = {}): string {
  const isUsed = (name: string) => !UNUSED.test(name) && (allTones || !UNUSED_TONES.test(name));
  return (
    fontFaceCss(publicBase) +
    themeCss(createSiteTheme(initialThemeSettings), isUsed) +
    userTonesCss() +
    base
  );
}
