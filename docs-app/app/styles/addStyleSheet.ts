/** Adds a style sheet to the document rule by rule: the page's policy allows no texts that it does not know. */
export function addStyleSheet(text: string): HTMLStyleElement {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  const style = document.createElement('style');
  document.head.append(style);
  for (const { cssText } of parsed.cssRules)
    style.sheet?.insertRule(cssText, style.sheet.cssRules.length);
  return style;
}
