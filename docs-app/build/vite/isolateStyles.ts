import {
  AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Plugin,
  type Rule,
} from 'postcss';

/** Elements that demos are rendered into. */
const STAGES = '[data-demo-stage]';
/** Roots of the `@scope`: demo stages, and popups that demos add to the body. */
const SCOPE = `(${STAGES}, body > :not(#docs-root))`;
/** The outermost element of a popup. */
const POPUP = `:scope:not(${STAGES})`;
/** At-rules whose nested rules are scoped too. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);
/** Properties that a popup inherits from the body. */
const INHERITED = /^(?:--|color$|color-scheme|font|line-height|letter-spacing|word-spacing|text-)/;
/** Splits a compound selector before its pseudo-element, which may have one colon. */
const PSEUDO_ELEMENT = /^(.*?)(::.*|:(?:before|after|first-line|first-letter)(?![\w-]).*)?$/is;

/**
 * Creates a PostCSS plugin that scopes the style sheets of libraries and demos to demos.
 * Rules for the root element or the body apply to demo stages instead. `skips` excludes files.
 */
export function isolateStyles(skips: (file: string) => boolean): Plugin {
  return {
    postcssPlugin: 'vitrine-isolate-styles',
    OnceExit(root) {
      if (!skips(root.source?.input.file ?? '')) isolate(root);
    },
  };
}

function isolate(container: Container): void {
  let scope: AtRule | undefined;
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === 'atrule' && GROUPS.has((node as AtRule).name) && (node as AtRule).nodes) {
      scope = undefined;
      isolate(node as AtRule);
    } else if (node.type === 'rule') {
      scope ??= addScope(node);
      for (const rule of splitRule(node as Rule)) scope.append(rule);
      node.remove();
    } else if (node.type !== 'comment') {
      scope = undefined;
    }
  }
}

function addScope(node: ChildNode): AtRule {
  const scope = new AtRule({ name: 'scope', params: SCOPE, source: node.source });
  node.before(scope);
  return scope;
}

/**
 * Separates selectors of the root element or the body from other selectors. Applies the former to
 * demo stages and popups; popups receive only the properties that they inherit from the body.
 */
function splitRule(rule: Rule): Rule[] {
  const selectors = rule.selectors.map(splitSelector);
  const elements = selectors.filter(({ isPage }) => !isPage);
  const pages = selectors.filter(({ isPage }) => isPage);
  const isInherited = ({ prop }: Declaration) => INHERITED.test(prop);
  const rules = [
    rule.clone({ selectors: elements.map((element) => joinSelector(element)) }),
    pick(rule.clone({ selectors: pages.map((page) => joinSelector(page)) }), isInherited),
    pick(
      rule.clone({ selectors: pages.map((page) => joinSelector(page, `:where(${STAGES})`)) }),
      (declaration) => !isInherited(declaration),
    ),
  ];
  return rules.filter(({ selector, nodes }) => selector !== '' && nodes.length > 0);
}

/** Removes the declarations that a condition rejects. */
function pick(rule: Rule, keeps: (declaration: Declaration) => boolean): Rule {
  rule.each((node) => {
    if (node.type === 'decl' && !keeps(node)) node.remove();
  });
  return rule;
}

interface ScopedSelector {
  /** Selector of the element. */
  selector: string;
  /** Pseudo-element, such as `::before`; empty for the element itself. */
  pseudoElement: string;
  /** Whether the selector matches the root element or the body. */
  isPage: boolean;
}

/** Adds a condition of the element before the pseudo-element, where CSS allows it. */
function joinSelector({ selector, pseudoElement }: ScopedSelector, condition = ''): string {
  return `${selector}${condition}${pseudoElement}`;
}

/** Replaces a selector of the root element or the body with `:scope`. */
function splitSelector(complexSelector: string): ScopedSelector {
  const { ancestors, subject: compound } = findSubject(complexSelector);
  const [, subject = '', pseudoElement = ''] = PSEUDO_ELEMENT.exec(compound) ?? [];
  const page = /^(?:html|body|:root|:host)(?![\w-])(.*)$/.exec(subject);
  if (!page) return { selector: scopeElement(ancestors, subject), pseudoElement, isPage: false };
  const outer = ancestors.replace(/(?:^|\s)(?:html|body|:root)\s*>?\s*$/, ' ').trim();
  const condition = page[1] ? `${ancestors}${subject}` : outer;
  return { selector: `${condition} :scope`.trim(), pseudoElement, isPage: true };
}

/**
 * Scopes a selector of elements, whose ancestors may be outside of the `@scope`. Adds `:scope` for
 * the outermost element of a popup, because other selectors never match a root of the scope.
 */
function scopeElement(ancestors: string, element: string): string {
  const child = /^(?:html|body|:root)\s*>\s*$/.test(ancestors);
  if (child) return `${element}:where(${POPUP}, :scope > *)`;
  // Every compound of a scoped selector must match in the scope, except inside `:is()`.
  const inside = ancestors === '' ? element : `:is(${ancestors}${element})`;
  return `${inside}:where(${POPUP}, :scope *)`;
}

/** Splits a complex selector before its last compound selector. */
function findSubject(selector: string): { ancestors: string; subject: string } {
  let depth = 0;
  let start = 0;
  for (const [index, character] of Array.from(selector).entries()) {
    if ('[('.includes(character)) depth += 1;
    if ('])'.includes(character)) depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(character)) start = index + 1;
  }
  return { ancestors: selector.slice(0, start), subject: selector.slice(start) };
}
