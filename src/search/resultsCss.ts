import { userRadius } from '../settings/userCss.ts';
import { forcedPressed } from '../internal/pressed.styles.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const color = (name: string) => `var(--docs-palette-${name})`;
const space = (count: number) => `calc(${count} * var(--docs-spacing))`;

/** Converts a style object to CSS declarations. Numbers are pixels. */
function writeCss(styles: Readonly<Record<string, string | number>>): string {
  return Object.entries(styles)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}: ${value}${typeof value === 'number' ? 'px' : ''};`;
    })
    .join(' ');
}

/** Style sheet of the elements that `installSearch` draws in the dialog. */
const resultsCss = `
[data-search="root"] {
  overscroll-behavior: contain;
  box-shadow: 0 24px 64px rgba(8, 10, 16, 0.32);
}
[data-search="root"] input::placeholder { color: ${color('text-secondary')}; opacity: 1; }
[data-search="root"] button {
  min-block-size: 32px;
  padding-inline: ${space(1.25)};
  border: 1px solid ${color('surface-border')};
  border-radius: ${userRadius(8)};
  background: none;
  color: ${color('text-primary')};
  font: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  cursor: pointer;
}
[data-search="root"] button:hover { background-color: ${color('surface-subtle')}; }
[data-search="root"] button[aria-pressed="true"] {
  border-color: ${color('primary-main')};
  background-color: ${color('surface-accent')};
  color: ${color('primary-main')};
}
@media (forced-colors: active) {
  [data-search="root"] button[aria-pressed="true"] { ${writeCss(forcedPressed)} }
}
[data-search="filters"] {
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.75)};
  padding: ${space(1.25)} ${space(2)};
}
[data-view="commands"] :is([data-search="filters"], [data-search="kind"]) { display: none; }
[data-search="list"] {
  min-block-size: 0;
  padding: 0 ${space(1)} ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
}
[data-search="heading"] {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
  padding: ${space(1.25)} ${space(1.25)} ${space(0.5)};
  font-size: 0.8125rem;
  font-weight: 700;
}
[data-search="context"] { color: ${color('text-secondary')}; font-size: 0.75rem; font-weight: 400; }
[data-search="list"] [role="option"] {
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1.25)};
  border-radius: ${userRadius(8)};
  font-size: 0.9375rem;
  cursor: pointer;
  scroll-margin-block: ${space(4)};
}
[data-search="list"] [aria-selected="true"] {
  background-color: ${color('surface-accent')};
  outline: 2px solid ${color('primary-main')};
  outline-offset: -2px;
}
[data-search="text"] { flex: 1; min-inline-size: 0; }
[data-search="name"], [data-search="excerpt"] {
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
}
[data-search="excerpt"] {
  margin-block-start: 2px;
  text-align: match-parent;
  unicode-bidi: plaintext;
  color: ${color('text-secondary')};
  font-size: 0.8125rem;
}
[data-search="text"] mark { background: none; color: ${color('primary-main')}; font-weight: 700; }
[data-search="kind"] {
  flex: none;
  color: ${color('text-secondary')};
  font-size: 0.75rem;
  line-height: 1.875;
}
[data-search="pin"] {
  flex: none;
  display: flex;
  padding: 5px;
  border-radius: ${userRadius(6)};
  color: ${color('text-secondary')};
  opacity: 0;
}
[data-search="pin"] svg {
  inline-size: 14px;
  block-size: 14px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
[data-search="pin"]:hover { background-color: ${color('surface-subtle')}; }
[data-search="pin"][data-pinned] { color: ${color('primary-main')}; opacity: 1; }
[data-search="pin"][data-pinned] svg { fill: currentColor; }
[data-search="list"] [aria-selected="true"] [data-search="pin"] { opacity: 1; }
@media (hover: none) { [data-search="pin"] { padding: 8px; margin: -3px; opacity: 1; } }
[data-search="message"] {
  padding: ${space(2.5)} ${space(2.25)};
  color: ${color('text-secondary')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
}
[data-search="message"]:empty { display: none; }
[data-search="root"]:is([data-view="failed"], [data-gap]:not([data-gap=""]))
  [data-search="retry"] {
  display: block;
  align-self: start;
  margin: 0 ${space(2.25)} ${space(2.5)};
}
[data-search="hints"] {
  display: flex;
  align-items: center;
  gap: ${space(2)};
  box-sizing: border-box;
  min-block-size: 42px;
  margin-block-start: auto;
  padding: ${space(0.75)} ${space(2)};
  border-block-start: 1px solid ${color('divider')};
  color: ${color('text-secondary')};
  font-size: 0.75rem;
}
[data-search="hint"], [data-search="root"] [data-search="toggle-pin"] {
  display: flex;
  align-items: center;
  gap: 6px;
}
[data-search="root"] [data-search="toggle-pin"] {
  min-block-size: 28px;
  margin-inline-start: auto;
  margin-inline-end: ${space(-1)};
  padding-inline: ${space(1)};
  border-color: transparent;
  color: inherit;
  font-size: inherit;
  font-weight: 400;
}
[data-search="root"] [data-search="toggle-pin"][hidden] { display: none; }
[data-search="hints"] kbd {
  min-inline-size: 20px;
  padding: 1px 5px;
  border: 1px solid ${color('divider')};
  border-radius: ${userRadius(5)};
  font: inherit;
  line-height: 1.4;
  text-align: center;
}
@media (hover: none), (width < 600px) { [data-search="hints"] { display: none; } }
[data-search="status"] { ${writeCss(visuallyHidden)} }
`;

/** Adds the style sheet to a document until the signal aborts. */
export function adoptResultsCss(document: Document, { signal }: { signal: AbortSignal }): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(resultsCss);
  document.adoptedStyleSheets.push(sheet);
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}
