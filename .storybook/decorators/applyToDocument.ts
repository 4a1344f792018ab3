import { applySettings, type WorkbenchSettings } from '@vitrine/ui/settings';
import { siteCss } from '@vitrine/ui/theme';

const STYLE_ID = 'vitrine-site-css';

function styleElement(): HTMLElement {
  const existing = document.getElementById(STYLE_ID);
  if (existing) return existing;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  document.head.prepend(style);
  return style;
}

/** Applies the settings to the document, like the bootstrap script of the site. */
export function applyToDocument(settings: WorkbenchSettings): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.style.fontSize = settings.largeText ? '200%' : '';
  applySettings(root, settings);
  const style = styleElement();
  style.textContent ||= siteCss('./', { allTones: true });
}
