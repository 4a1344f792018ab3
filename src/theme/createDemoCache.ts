// oxlint-disable-next-line typescript/triple-slash-reference -- whoever compiles this file needs the declaration
/// <reference path="./cssjanus.d.ts" />
import createCache, { type EmotionCache } from '@emotion/cache';
import cssjanus from 'cssjanus';
import {
  COMMENT,
  compile,
  copy,
  DECLARATION,
  RULESET,
  serialize,
  type Element,
  type Middleware,
} from 'stylis';

/** Creates a style cache whose rules are right in both directions, so that the same markup and styles serve both. */
export function createDemoCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [createBothDirections(), prefixSelection] });
}

/** Adds the one prefix that an engine of today needs: Safari's for the selection of text. */
const prefixSelection: Middleware = (element) => {
  if (element.type !== DECLARATION || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Creates the stylis plugin that writes physical properties once per direction, beside the rule that has the others.
 * Rules without any stay as they are; keyframes are not mirrored, as their names are shared.
 */
export function createBothDirections(): Middleware {
  const written = new WeakSet<Element>();
  return (element, _index, _children, callback) => {
    if (element.type !== RULESET || !callback || written.has(element)) return undefined;
    const declarations = (element.children as Element[]).filter(({ type }) => type !== COMMENT);
    const families = new Set(declarations.filter(isMirrored).map(familyOf));
    if (families.size === 0) return undefined;
    const sided = declarations.filter((declaration) => families.has(familyOf(declaration)));
    const rules = [
      copy(element, { children: declarations.filter((one) => !sided.includes(one)) }),
      twin(element, 'ltr', sided),
      twin(element, 'rtl', compile(mirror(sided))[0]?.children as Element[]),
    ];
    for (const rule of rules) written.add(rule);
    // The rule itself has nothing left to say.
    element.children = [];
    return serialize(rules, callback);
  };
}

function mirror(declarations: readonly Element[]): string {
  return cssjanus.transform(`a{${declarations.map(({ value }) => value).join('')}}`);
}

function isMirrored(declaration: Element): boolean {
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
