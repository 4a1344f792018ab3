import type { Frame, Page } from 'playwright';

/** Element of a demo with its computed styles. */
export interface StyledElement {
  tag: string;
  styles: Readonly<Record<string, string>>;
}

/**
 * Blurs the focused element, because only one document of a page can have focus.
 * Finishes the finite animations below a root, including animations that start meanwhile.
 */
function settle(page: Page | Frame, root: string): Promise<void> {
  return page.locator(root).evaluate(async (element) => {
    (element.ownerDocument.activeElement as HTMLElement | null)?.blur();
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const listRunning = () =>
      element
        .getAnimations({ subtree: true })
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // An entrance animation starts one frame after its element mounts.
    await nextFrame();
    await nextFrame();
    for (let running = listRunning(); running.length > 0; running = listRunning()) {
      for (const animation of running) animation.finish();
      await nextFrame();
    }
  });
}

/**
 * Lists the elements below a root in document order, with their computed styles.
 * Omits elements in `except`, and values that depend on the container's size or position.
 */
export async function readStyles(
  page: Page | Frame,
  root: string,
  except = 'style',
): Promise<StyledElement[]> {
  await settle(page, root);
  return page.locator(root).evaluate((element, excluded) => {
    const SIZED =
      /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|(?:perspective|transform)-origin|top|right|bottom|left|inset.*|margin.*|grid-template.*|flex-basis)$/;
    const read = (computed: CSSStyleDeclaration, name: string) =>
      computed.getPropertyValue(name).replace(/^matrix\(1, 0, 0, 1, .*/, 'translation');
    return [...element.querySelectorAll('*')]
      .filter((child) => !child.closest(`style, script, ${excluded}`))
      .map((child) => {
        const computed = getComputedStyle(child);
        const names = [...computed].filter((name) => !SIZED.test(name) && !name.startsWith('--'));
        return {
          tag: child.localName,
          styles: Object.fromEntries(names.map((name) => [name, read(computed, name)])),
        };
      });
  }, except);
}

/** Lists the differences between a story and its published demo, as one line each. */
export function compareStyles(
  story: readonly StyledElement[],
  published: readonly StyledElement[],
): string[] {
  const tags = (elements: readonly StyledElement[]) => elements.map(({ tag }) => tag).join(' ');
  if (tags(story) !== tags(published)) return [`${tags(story)} → ${tags(published)}`];
  return story.flatMap(({ tag, styles }, index) =>
    Object.entries(styles).flatMap(([name, value]) => {
      const other = published[index]?.styles[name];
      return other === value ? [] : [`${tag} ${name}: ${value} → ${other}`];
    }),
  );
}
