import { stubStorage } from './stubStorage.ts';
import { trustHtml } from './trustHtml.ts';

/** Saved before edited code runs, because edited code may replace these methods. */
const { apply, deleteProperty } = Reflect;
const { lastIndexOf, slice, toLowerCase } = String.prototype;

/** Elements that load a document, navigate this document, or open a connection. */
const REFUSED: Readonly<Record<string, true>> = Object.assign(
  Object.create(null) as object,
  {
    applet: true,
    base: true,
    embed: true,
    fencedframe: true,
    frame: true,
    frameset: true,
    iframe: true,
    link: true,
    meta: true,
    object: true,
    portal: true,
  } as const,
);

/** Globals that open connections despite the CSP, or create elements without `checkName`. */
const REMOVED = /^(webkit)?RTC|^(webkit)?Speech|^speechSynthesis$|^DOMParser$|^XSLTProcessor$/;

/** Methods that use the Trusted Types policy to parse HTML, or that only return HTML. */
const KEPT = /^(insertAdjacentHTML|getHTML)$/;

/**
 * Blocks navigation, nested documents, connections and focus changes, which the `sandbox`
 * attribute and the Content Security Policy of the iframe still allow.
 * Calls `onLeave` when the document is about to navigate.
 */
export function restrictGlobals(onLeave: () => void): void {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
  for (const name of Object.getOwnPropertyNames(window)) {
    if (REMOVED.test(name)) deleteProperty(window, name);
  }
  for (const owner of [Element.prototype, ShadowRoot.prototype, Document]) removeParsers(owner);
  refuseElements();
  refuseWriting();
  trustHtml(Object.keys(REFUSED));
  guardFocus();
  stubStorage();
  blockUnload(onLeave);
}

/** Removes the methods that parse HTML without the Trusted Types policy. */
function removeParsers(owner: object): void {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    const isParser = /html/i.test(name) && typeof value === 'function' && !KEPT.test(name);
    if (isParser) deleteProperty(owner, name);
  }
}

/** Throws for a refused element. Calls only saved methods, which edited code cannot replace. */
function checkName(name: unknown): string {
  const text = `${name as string}`;
  const start = (apply(lastIndexOf, text, [':']) as number) + 1;
  const local = apply(toLowerCase, apply(slice, text, [start]), []) as string;
  if (REFUSED[local]) throw new TypeError(`<${local}> cannot be used in an edited demo`);
  return text;
}

function refuseElements(): void {
  const { prototype } = Document;
  const { createElement, createElementNS } = prototype;
  prototype.createElement = function create(this: Document, name: string, options?: unknown) {
    return apply(createElement, this, [checkName(name), options]) as HTMLElement;
  };
  prototype.createElementNS = function create(
    this: Document,
    space: string | null,
    name: string,
    options?: unknown,
  ) {
    return apply(createElementNS, this, [space, checkName(name), options]) as HTMLElement;
  } as Document['createElementNS'];
  const registry = CustomElementRegistry.prototype;
  const { define } = registry;
  registry.define = function defineOwn(name, constructor) {
    // Drop the options: `extends` could create a refused element.
    apply(define, this, [name, constructor]);
  };
}

/** Blocks `open()` and `write()`, because a reopened document loses its event listeners. */
function refuseWriting(): void {
  const refuse = () => {
    throw new TypeError('document.write() cannot be used in an edited demo');
  };
  Object.assign(Document.prototype, { open: refuse, write: refuse, writeln: refuse });
}

/** Blocks `focus()` and `select()` unless the iframe has focus or transient user activation. */
function guardFocus(): void {
  const hasFocus = document.hasFocus.bind(document);
  const { userActivation } = navigator;
  const mayFocus = () => hasFocus() || userActivation.isActive;
  const guard = (target: object, names: readonly string[]) => {
    const methods = target as Record<string, (...values: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name];
      if (!method) continue;
      methods[name] = function guarded(...values) {
        return mayFocus() ? apply(method, this, values) : undefined;
      };
    }
  };
  guard(HTMLElement.prototype, ['focus']);
  guard(SVGElement.prototype, ['focus']);
  guard(HTMLInputElement.prototype, ['select']);
  guard(HTMLTextAreaElement.prototype, ['select']);
  guard(window, ['focus']);
}

/** Time for the page to remove an iframe that is about to navigate, in milliseconds. */
const LEAVING_MS = 1500;

/** Blocks unloading until the page removes the iframe, because navigation sends a request. */
function blockUnload(onLeave: () => void): void {
  const now = performance.now.bind(performance);
  const { stopImmediatePropagation } = Event.prototype;
  const handleLeave = (event: Event) => {
    apply(stopImmediatePropagation, event, []);
    const end = now() + LEAVING_MS;
    try {
      onLeave();
    } finally {
      while (now() < end);
    }
  };
  addEventListener('beforeunload', handleLeave, { capture: true });
}
