import { userRadius } from '../settings/userCss.ts';

const color = (name: string) => `var(--docs-palette-${name})`;
const space = (count: number) => `calc(${count} * var(--docs-spacing))`;

/** Style sheet of what `installSearch` draws in the dialog. */
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
[data-search="filters"] {
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.75)};
  padding: ${space(1.25)} ${space(2)};
}
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
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1.5)};
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
[data-search="name"] {
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
}
[data-search="name"] mark { background: none; color: ${color('primary-main')}; font-weight: 700; }
[data-search="kind"] { flex: none; color: ${color('text-secondary')}; font-size: 0.75rem; }
[data-search="message"] {
  padding: ${space(2.5)} ${space(2.25)};
  color: ${color('text-secondary')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
}
[data-search="message"]:empty { display: none; }
[data-search="root"][data-view="failed"] [data-search="retry"] {
  display: block;
  align-self: start;
  margin: 0 ${space(2.25)} ${space(2.5)};
}
[data-search="status"] {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
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
