import { writeState, type PointerState } from './pointerStates.ts';

type RuleGroup = CSSStyleSheet | CSSGroupingRule | CSSStyleRule;

/** Forces a pointer state on all elements by copying CSS rules. Returns the cleanup function. */
export function showState(state: PointerState): () => void {
  const visitedRules = new WeakSet<CSSRule>();
  const copies: { group: RuleGroup; rule: CSSRule }[] = [];

  function copyRules(group: RuleGroup): void {
    for (const rule of [...group.cssRules]) {
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) copyRules(rule);
      if (!(rule instanceof CSSStyleRule) || visitedRules.has(rule)) continue;
      visitedRules.add(rule);
      const selector = writeState(rule.selectorText, state);
      if (selector === undefined) continue;
      // Insert the copy right after the original rule, so that later rules still override it.
      const place = [...group.cssRules].indexOf(rule) + 1;
      group.insertRule(
        rule.cssText.replace(rule.selectorText, () => selector),
        place,
      );
      const copy = group.cssRules[place]!;
      visitedRules.add(copy);
      copies.push({ group, rule: copy });
    }
  }

  const update = () => [...document.styleSheets, ...document.adoptedStyleSheets].forEach(copyRules);
  const observer = new MutationObserver(update);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  update();
  return () => {
    observer.disconnect();
    for (const { group, rule } of copies) {
      const place = [...group.cssRules].indexOf(rule);
      if (place >= 0) group.deleteRule(place);
    }
  };
}
