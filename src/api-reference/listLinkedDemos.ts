import { LINKED_DEMOS } from './apiReference.constants.ts';
import type { DemoUse } from './apiReference.types.ts';

const pageOf = (href: string) => href.split('#')[0];

/**
 * Lists the demos that the API page and its Markdown link for an entry: the first demo and other
 * demos on the same page, at most `LINKED_DEMOS`.
 */
export function listLinkedDemos(usedIn: readonly DemoUse[] = []): DemoUse[] {
  const [first] = usedIn;
  return usedIn
    .filter(({ href }) => first && pageOf(href) === pageOf(first.href))
    .slice(0, LINKED_DEMOS);
}
