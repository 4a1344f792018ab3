/** Adds a style sheet rule by rule, because the page's CSP blocks unknown inline styles. */
export function addStyleSheet(text: string): HTMLStyleElement {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  const style = document.createElement('style');
  document.head.append(style);
  for (const { cssText } of parsed.cssRules)
    style.sheet?.insertRule(cssText, style.sheet.cssRules.length);
  return style;
}
