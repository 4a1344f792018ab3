// oxlint-disable-next-line typescript/triple-slash-reference -- whoever compiles this file needs the declaration
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

/** Creates a style cache whose rules are right in both directions, so that the same markup and styles serve both. */
export function createDemoCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [...createBothDirections(), prefixSelection] });
}

/** Adds the one prefix that an engine of today needs: Safari's for the selection of text. */
const prefixSelection: Middleware = (element) => {
  if (element.type !== DECLARATION || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Creates the stylis plugins that let rules for left to right hold in both directions: sides are written logically, and
 * what CSS has no such words for once per direction, beside the rule that has the rest.
 */
export function createBothDirections(): Middleware[] {
  const written = new WeakSet<Element>();
  const writeTwice: Middleware = (element, _index, _children, callback) => {
    if (element.type !== RULESET || !callback || written.has(element)) return undefined;
    // The name of keyframes is shared: a rule of theirs cannot ask for a direction.
    if (element.parent?.type === KEYFRAMES) return undefined;
    const declarations = (element.children as Element[]).filter(({ type }) => type !== COMMENT);
    const families = new Set(declarations.filter(isMirrored).map(familyOf));
    if (families.size === 0) return undefined;
    const sided = declarations.filter((declaration) => families.has(familyOf(declaration)));
    for (const declaration of sided) written.add(declaration);
    const mirrored = (compile(mirror(sided))[0]?.children ?? []) as Element[];
    for (const declaration of mirrored) written.add(declaration);
    const rules = [
      copy(element, { children: declarations.filter((one) => !sided.includes(one)) }),
      twin(element, 'ltr', sided),
      twin(element, 'rtl', mirrored),
    ];
    for (const rule of rules) written.add(rule);
    // The rule itself has nothing left to say.
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

/** Names what a declaration belongs to, so that a shorthand stays before or after its parts. */
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

/** Lets a selector match in one direction only, without any weight of its own. */
function addDirection(selector: string, direction: 'ltr' | 'rtl'): string {
  const [tag = ''] = /^(?:[a-z][\w-]*|\*)?/i.exec(selector) ?? [];
  return `${tag}:where(:dir(${direction}))${selector.slice(tag.length)}`;
}
