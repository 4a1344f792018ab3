import { writeState, type PointerState } from './pointerStates.ts';

type RuleGroup = CSSStyleSheet | CSSGroupingRule | CSSStyleRule;

/** Shows all that could be in a state as if it was, with copies of the rules that are about it; gives what ends it. */
export function showState(state: PointerState): () => void {
  const known = new WeakSet<CSSRule>();
  const copies: { group: RuleGroup; rule: CSSRule }[] = [];

  function copyRules(group: RuleGroup): void {
    for (const rule of [...group.cssRules]) {
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) copyRules(rule);
      if (!(rule instanceof CSSStyleRule) || known.has(rule)) continue;
      known.add(rule);
      const selector = writeState(rule.selectorText, state);
      if (selector === undefined) continue;
      // After the rule itself, so that what comes after the rule still wins.
      const place = [...group.cssRules].indexOf(rule) + 1;
      group.insertRule(
        rule.cssText.replace(rule.selectorText, () => selector),
        place,
      );
      const copy = group.cssRules[place]!;
      known.add(copy);
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
