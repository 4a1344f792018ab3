/**
 * Prints demos in light mode, like the rest of the page. Style sheets of libraries have dark rules
 * that depend on `data-mode`.
 */
export function followPrint(root: HTMLElement): void {
  let modes = new Map<HTMLElement, string>();
  const showLight = () => {
    if (modes.size > 0) return;
    for (const element of [root, ...root.querySelectorAll<HTMLElement>('[data-mode="dark"]')]) {
      modes.set(element, element.dataset.mode ?? 'light');
      element.dataset.mode = 'light';
    }
  };
  const restore = () => {
    for (const [element, mode] of modes) element.dataset.mode = mode;
    modes = new Map();
  };
  addEventListener('beforeprint', showLight);
  addEventListener('afterprint', restore);
  matchMedia('print').addEventListener('change', ({ matches }) =>
    matches ? showLight() : restore(),
  );
}
