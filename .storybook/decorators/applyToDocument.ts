import { siteCss, type WorkbenchSettings } from '@vitrine/ui';

const STYLE_ID = 'vitrine-site-css';

function styleElement(): HTMLElement {
  const existing = document.getElementById(STYLE_ID);
  if (existing) return existing;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  document.head.prepend(style);
  return style;
}

/** Writes the settings on the document, as the site's first script does. */
export function applyToDocument(settings: WorkbenchSettings): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dir = settings.direction;
  root.dataset.mode = settings.paletteMode;
  root.dataset.density = settings.dense ? 'dense' : 'comfortable';
  const css = siteCss(settings, './');
  const style = styleElement();
  if (style.textContent !== css) style.textContent = css;
}
