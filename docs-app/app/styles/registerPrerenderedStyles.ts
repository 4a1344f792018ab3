/**
 * Registers prerendered class names with emotion, so that it does not insert them again.
 * The names are read from the CSS text, so that the page does not contain them twice.
 */
export function registerPrerenderedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const classes = (style.textContent ?? '').matchAll(/\.css-(\w+)/g);
    const names = new Set(Array.from(classes, ([, name]) => name));
    style.dataset.emotion = [style.dataset.emotion?.trim(), ...names].join(' ');
  }
}
