/** Names the rules of the document's style sheets to emotion, so that it does not add them again: the text has their names already, and a page need not carry them twice. */
export function registerPrerenderedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const classes = (style.textContent ?? '').matchAll(/\.css-(\w+)/g);
    const names = new Set(Array.from(classes, ([, name]) => name));
    style.dataset.emotion = [style.dataset.emotion?.trim(), ...names].join(' ');
  }
}
