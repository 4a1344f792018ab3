import type { Page } from 'playwright';

/** More tab stops than any page has; a longer walk means a keyboard trap. */
const MOST_STOPS = 400;

type Mode = 'light' | 'dark';

interface Stop {
  /** Whether the end of the page was reached. */
  isEnd: boolean;
  problems: string[];
}

/** Previously focused element, with its styles while it had focus. */
interface Memory {
  element: Element;
  style: string;
}

/**
 * Records the styles of the focused element.
 * Reports the previous element when blur did not change its styles.
 */
function judgeStop(): Stop {
  const STYLES = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'color'] as const;
  const memory = window as unknown as { lastStop?: Memory | undefined };
  const element = document.activeElement;
  const problems: string[] = [];
  const name = (stop: Element) => stop.outerHTML.slice(0, 110);

  const readStyle = (stop: Element): string => {
    // A custom control shows focus on the elements around its input.
    const isInput = stop instanceof HTMLInputElement;
    const marked = isInput
      ? [stop, ...(stop.parentElement?.parentElement?.querySelectorAll('*') ?? [])]
      : [stop];
    return marked
      .flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
      )
      .map((style) => {
        const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
        return STYLES.map((property) =>
          property === 'outline' && !isOutlined ? '' : style[property],
        ).join();
      })
      .join('|');
  };
  const { lastStop } = memory;
  if (lastStop?.element.isConnected && lastStop.element !== element) {
    if (readStyle(lastStop.element) === lastStop.style)
      problems.push(`no visible focus on ${name(lastStop.element)}`);
  }
  memory.lastStop = undefined;
  if (!element || element === document.body) return { isEnd: true, problems };
  // Tests check the pages in iframes separately.
  if (element instanceof HTMLIFrameElement) return { isEnd: false, problems };
  memory.lastStop = { element, style: readStyle(element) };
  return { isEnd: false, problems };
}

/** Reports the focused element as obscured unless one of nine points in its boxes is visible. */
function findHidden(): string[] {
  const element = document.activeElement;
  // Tests check the pages in iframes separately.
  if (!element || element === document.body || element instanceof HTMLIFrameElement) return [];
  const places = [0.5, 0.1, 0.9];
  const isInSight = [...element.getClientRects()].some(({ left, top, width, height }) =>
    places.some((x) =>
      places.some((y) =>
        element.contains(document.elementFromPoint(left + width * x, top + height * y) ?? document),
      ),
    ),
  );
  return isInSight ? [] : [`focus is obscured on ${element.outerHTML.slice(0, 110)}`];
}

/** Tabs through a page in a color mode; returns the number of stops and their focus problems. */
export async function walkStops(
  page: Page,
  mode: Mode,
): Promise<{ count: number; problems: string[] }> {
  const problems: string[] = [];
  await page.evaluate((colorMode) => {
    document.documentElement.dataset['mode'] = colorMode;
  }, mode);
  for (let count = 1; count <= MOST_STOPS; count += 1) {
    const stop = await page.evaluate(judgeStop);
    problems.push(...stop.problems, ...(await page.evaluate(findHidden)));
    if (stop.isEnd) return { count, problems };
    await page.keyboard.press('Tab');
  }
  return { count: MOST_STOPS, problems: [...problems, 'Tab does not leave the page'] };
}
