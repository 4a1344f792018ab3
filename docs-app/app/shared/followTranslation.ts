/** Text node that a translation replaced, with its element and its original text. */
interface Translated {
  text: Text;
  original: string;
  element: Element;
}

const OBSERVED = { childList: true, characterData: true, subtree: true } as const;

/** Whether a browser has started to translate the page since `followTranslation` was called. */
let hasStarted = false;

/**
 * Reports an error of hydration. Ignores it when a translation has started, because React repairs
 * markup that changes during hydration.
 */
export function reportMismatch(error: unknown): void {
  if (!hasStarted) reportError(error);
}

/** Returns whether a browser translation has changed the markup, which prevents hydration. */
export function isTranslated(root: ParentNode): boolean {
  return root.querySelector('font') !== null;
}

/**
 * Shows text updates after the browser has translated the page. Browsers replace text nodes with
 * `font` elements, but React and scripts still update or remove the replaced nodes. An update would
 * be invisible, and a removal would throw. So this function inserts the replaced node, empty,
 * before its `font` element. It removes the `font` element when React changes or removes the node.
 * Returns the cleanup.
 */
export function followTranslation(root: Node): () => void {
  const byText = new WeakMap<Node, Translated>();
  const byElement = new WeakMap<Node, Translated>();
  const forget = ({ text, element }: Translated) => {
    byText.delete(text);
    byElement.delete(element);
  };
  const settle = (translated: Translated | undefined) => {
    if (!translated) return;
    const { text, element, original } = translated;
    if (text.isConnected && !element.isConnected) text.data ||= original;
    if (text.isConnected === element.isConnected) return;
    element.remove();
    forget(translated);
  };
  const update = (text: Node) => {
    const translated = byText.get(text);
    if (!translated) return;
    translated.element.remove();
    forget(translated);
  };
  const keep = (text: Text, element: Element) => {
    const translated = { text, element, original: text.data };
    // Some browsers move the text node into the element; leave a clone there as the translation.
    if (element.contains(text)) text.replaceWith(text.cloneNode());
    text.data = '';
    element.before(text);
    byText.set(text, translated);
    byElement.set(element, translated);
  };
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => findFonts(addedNodes)));
    hasStarted ||= added.size > 0;
    // Handle text updates first, because a new translation may also change the data of its text
    // node.
    for (const { type, target } of records) if (type === 'characterData') update(target);
    for (const record of records) {
      for (const node of record.removedNodes) {
        const element = node instanceof Text ? findElement(record, added) : undefined;
        if (element && node.parentNode !== record.target) keep(node as Text, element);
        else settle(byText.get(node) ?? byElement.get(node));
      }
    }
    // Discard the mutation records of the changes that this function made.
    observer.takeRecords();
  });
  observer.observe(root, OBSERVED);
  return () => observer.disconnect();
}

function findFonts(nodes: NodeList): Element[] {
  return Array.from(nodes).filter(
    (node): node is Element => node instanceof Element && node.nodeName === 'FONT',
  );
}

/** Finds the element that replaced the removed text of a record. */
function findElement(
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
  added: ReadonlySet<Element>,
): Element | undefined {
  const between = previousSibling ? previousSibling.nextSibling : target.firstChild;
  return [...addedNodes, previousSibling, nextSibling, between].find(
    (node): node is Element =>
      node instanceof Element && added.has(node) && node.parentNode === target,
  );
}
