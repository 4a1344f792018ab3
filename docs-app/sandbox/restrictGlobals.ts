import { stubStorage } from './stubStorage.ts';
import { trustHtml } from './trustHtml.ts';

/** What edited code calls may be replaced by it: these were taken before it ran. */
const { apply, deleteProperty } = Reflect;
const { lastIndexOf, slice, toLowerCase } = String.prototype;

/** Elements that load a document, leave this one, or connect to somebody. */
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

/** What talks to others where no policy of content forbids it, or makes elements that nobody checked. */
const REMOVED = /^(webkit)?RTC|^(webkit)?Speech|^speechSynthesis$|^DOMParser$|^XSLTProcessor$/;

/** Methods that take HTML and are watched by the document's policy, or only give HTML. */
const KEPT = /^(insertAdjacentHTML|getHTML)$/;

/** Takes from a frame's document what its sandbox and its policy leave: leaving, nesting, connecting, taking the focus. */
export function restrictGlobals(onLeave: () => void): void {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
  for (const name of Object.getOwnPropertyNames(window)) {
    if (REMOVED.test(name)) deleteProperty(window, name);
  }
  for (const owner of [Element.prototype, ShadowRoot.prototype, Document]) removeParsers(owner);
  refuseElements();
  refuseWriting();
  trustHtml(Object.keys(REFUSED));
  keepFocus();
  stubStorage();
  stay(onLeave);
}

/** Removes the methods that parse HTML past the document's policy. */
function removeParsers(owner: object): void {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    const isParser = /html/i.test(name) && typeof value === 'function' && !KEPT.test(name);
    if (isParser) deleteProperty(owner, name);
  }
}

/** Checks the name of an element that is asked for; the check uses nothing that edited code could replace. */
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
    // Without options: an element that extends a known one could be any of those that are refused.
    apply(define, this, [name, constructor]);
  };
}

/** A document that is opened anew forgets who listens to it. */
function refuseWriting(): void {
  const refuse = () => {
    throw new TypeError('document.write() cannot be used in an edited demo');
  };
  Object.assign(Document.prototype, { open: refuse, write: refuse, writeln: refuse });
}

/** Leaves the focus with the reader: a demo may move it only when it has it, or was just used. */
function keepFocus(): void {
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

/** How long the page has to take a frame away that is about to leave, in milliseconds. */
const LEAVING_MS = 1500;

/** Keeps a document until the page takes it away: once it leaves, the browser speaks with the other address. */
function stay(onLeave: () => void): void {
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
