// oxlint-disable-next-line typescript/triple-slash-reference -- every program needs this declaration
/// <reference path="./cssjanus.d.ts" />
import createCache, { type EmotionCache } from '@emotion/cache';
import cssjanus from 'cssjanus';
import {
  COMMENT,
  compile,
  copy,
  DECLARATION,
  KEYFRAMES,
  RULESET,
  serialize,
  type Element,
  type Middleware,
} from 'stylis';
import { toLogical } from './toLogical.ts';

/** Creates an emotion cache for demos. Its CSS works in both directions without other markup. */
export function createDemoCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [...createBothDirections(), prefixSelection] });
}

/** Adds `-webkit-user-select` for Safari, the only vendor prefix that a current browser needs. */
const prefixSelection: Middleware = (element) => {
  if (element.type !== DECLARATION || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Creates the stylis plugins that make left-to-right rules work in both directions. Physical sides
 * become logical properties. Declarations without a logical equivalent are written once per
 * direction, in separate rules.
 */
export function createBothDirections(): Middleware[] {
  const written = new WeakSet<Element>();
  const writeTwice: Middleware = (element, _index, _children, callback) => {
    if (element.type !== RULESET || !callback || written.has(element)) return undefined;
    // Skip keyframes, because selectors inside `@keyframes` cannot select a direction.
    if (element.parent?.type === KEYFRAMES) return undefined;
    const declarations = (element.children as Element[]).filter(({ type }) => type !== COMMENT);
    const families = new Set(declarations.filter(isMirrored).map(familyOf));
    if (families.size === 0) return undefined;
    const sided = declarations.filter((declaration) => families.has(familyOf(declaration)));
    for (const declaration of sided) written.add(declaration);
    const mirrored = (compile(mirror(sided))[0]?.children ?? []) as Element[];
    for (const declaration of mirrored) written.add(declaration);
    const rules = [
      copy(element, { children: declarations.filter((node) => !sided.includes(node)) }),
      twin(element, 'ltr', sided),
      twin(element, 'rtl', mirrored),
    ];
    for (const rule of rules) written.add(rule);
    // The three copied rules replace this rule.
    element.children = [];
    return serialize(rules, callback);
  };
  const writeLogically: Middleware = (element) => {
    if (element.type !== DECLARATION || written.has(element)) return;
    element.return = logicalOf(element) ?? '';
  };
  return [writeTwice, writeLogically];
}

function logicalOf({ props, children }: Element): string | undefined {
  return toLogical(String(props), String(children));
}

function mirror(declarations: readonly Element[]): string {
  return cssjanus.transform(`a{${declarations.map(({ value }) => value).join('')}}`);
}

function isMirrored(declaration: Element): boolean {
  if (logicalOf(declaration) !== undefined) return false;
  return mirror([declaration]) !== `a{${declaration.value}}`;
}

/** Returns the group of a property, such as `border`, in which declarations stay in order. */
function familyOf({ props }: Element): string {
  const [family = ''] = String(props)
    .replace(/^-\w+-/, '')
    .split('-');
  return /^(left|right|inset)$/.test(family) ? 'inset' : family;
}

function twin(rule: Element, direction: 'ltr' | 'rtl', children: Element[]): Element {
  const props = (rule.props as string[]).map((selector) => addDirection(selector, direction));
  return copy(rule, { props, children });
}

/** Adds `:where(:dir(…))`, which has zero specificity, to a selector. */
function addDirection(selector: string, direction: 'ltr' | 'rtl'): string {
  const [tag = ''] = /^(?:[a-z][\w-]*|\*)?/i.exec(selector) ?? [];
  return `${tag}:where(:dir(${direction}))${selector.slice(tag.length)}`;
}
