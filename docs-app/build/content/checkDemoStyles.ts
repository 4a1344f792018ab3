import { DocsError } from '@vitrine/ui/core';
import { parse, type AtRule, type Rule } from 'postcss';
import type { DemoFile } from './content.types.ts';

/** Checks that a style sheet affects only its demo: each selector needs a class with its name. */
export function checkDemoStyles(
  { code }: DemoFile,
  { name, place }: { name: string; place: string },
): void {
  const root = parse(code, { from: undefined });
  const demoClass = new RegExp(`\\.${name}(?![a-z\\d])`);
  root.walkRules((rule) => {
    if (isNested(rule)) return;
    for (const selector of rule.selectors) {
      if (!demoClass.test(selector))
        throw new DocsError('content/demo-style', { selector, name }, lineOf(place, rule));
    }
  });
  root.walkAtRules('keyframes', (rule) => {
    if (rule.params.startsWith(name)) return;
    const selector = `@keyframes ${rule.params}`;
    throw new DocsError('content/demo-style', { selector, name }, lineOf(place, rule));
  });
}

/** Returns whether a rule is nested in a rule, whose selector it inherits, or in keyframes. */
function isNested({ parent }: Rule | AtRule): boolean {
  if (parent?.type === 'rule') return true;
  if (parent?.type !== 'atrule') return false;
  const { name } = parent as AtRule;
  return name === 'keyframes' || isNested(parent as AtRule);
}

function lineOf(place: string, { source }: Rule | AtRule): string {
  return place.replace(/\d+$/, String(source?.start?.line ?? 1));
}
