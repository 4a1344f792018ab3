import { DocsError } from '@vitrine/ui/core';
import { CssSyntaxError, parse, type AtRule, type Root, type Rule } from 'postcss';
import type { DemoFile } from './content.types.ts';
import { isScopedSelector, nameStart } from './isScopedSelector.ts';

const KEYFRAMES = /^(?:-\w+-)?keyframes$/i;

/** Throws `content/demo-style` for a selector or a keyframes name that is not scoped to `name`. */
export function checkDemoStyles(
  file: DemoFile,
  { name, place }: { name: string; place: string },
): void {
  const root = parseSheet(file, place);
  root.walkRules((rule) => {
    if (isNested(rule)) return;
    for (const selector of rule.selectors) {
      if (!isScopedSelector(selector, name))
        throw new DocsError('content/demo-style', { selector, name }, lineOf(place, rule));
    }
  });
  root.walkAtRules(KEYFRAMES, (rule) => {
    if (new RegExp(`^${nameStart(name)}`).test(rule.params)) return;
    const selector = `@${rule.name} ${rule.params}`;
    throw new DocsError('content/demo-style', { selector, name }, lineOf(place, rule));
  });
}

function parseSheet({ name, code }: DemoFile, place: string): Root {
  try {
    return parse(code, { from: undefined });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line } = error;
    throw new DocsError('content/demo-syntax', { file: name, problem: reason }, at(place, line));
  }
}

/** Returns whether a rule is inside another rule, which scopes the rule, or inside keyframes. */
function isNested({ parent }: Rule | AtRule): boolean {
  if (parent?.type === 'rule') return true;
  if (parent?.type !== 'atrule') return false;
  return KEYFRAMES.test((parent as AtRule).name) || isNested(parent as AtRule);
}

function lineOf(place: string, { source }: Rule | AtRule): string {
  return at(place, source?.start?.line);
}

function at(place: string, line = 1): string {
  return place.replace(/\d+$/, String(line));
}
