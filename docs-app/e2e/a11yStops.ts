import type { Page } from 'playwright';

/** More stops than any page has: who does not come round is in a trap. */
const MOST_STOPS = 400;

type Mode = 'light' | 'dark';

interface Stop {
  /** Whether the end of the page was reached. */
  isEnd: boolean;
  problems: string[];
}

/** What was seen of the last stop while it had the focus. */
interface Memory {
  element: Element;
  look: string;
}

/** Remembers how what has the focus looks, and tells whether the last stop looks otherwise now that it has lost it. */
function judgeStop(): Stop {
  const LOOKS = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'color'] as const;
  const memory = window as unknown as { lastStop?: Memory | undefined };
  const element = document.activeElement;
  const problems: string[] = [];
  const name = (one: Element) => one.outerHTML.slice(0, 110);

  const readLook = (one: Element): string => {
    // A control that is drawn by others has the mark of its focus there.
    const isInput = one instanceof HTMLInputElement;
    const marked = isInput
      ? [one, ...(one.parentElement?.parentElement?.querySelectorAll('*') ?? [])]
      : [one];
    return marked
      .flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
      )
      .map((style) => {
        const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
        return LOOKS.map((look) => (look === 'outline' && !isOutlined ? '' : style[look])).join();
      })
      .join('|');
  };
  const { lastStop } = memory;
  if (lastStop?.element.isConnected && lastStop.element !== element) {
    if (readLook(lastStop.element) === lastStop.look)
      problems.push(`the focus is not seen on ${name(lastStop.element)}`);
  }
  memory.lastStop = undefined;
  if (!element || element === document.body) return { isEnd: true, problems };
  // A frame shows a page of its own, which is judged as such.
  if (element instanceof HTMLIFrameElement) return { isEnd: false, problems };
  memory.lastStop = { element, look: readLook(element) };
  return { isEnd: false, problems };
}

/** Tells what has the focus and is hidden: of nine points in each of its boxes, none is its own. */
function findHidden(): string[] {
  const element = document.activeElement;
  // A frame shows a page of its own, which is judged as such.
  if (!element || element === document.body || element instanceof HTMLIFrameElement) return [];
  const places = [0.5, 0.1, 0.9];
  const isInSight = [...element.getClientRects()].some(({ left, top, width, height }) =>
    places.some((x) =>
      places.some((y) =>
        element.contains(document.elementFromPoint(left + width * x, top + height * y) ?? document),
      ),
    ),
  );
  return isInSight ? [] : [`nothing is in sight of ${element.outerHTML.slice(0, 110)}`];
}

/** Tabs through a page in a color mode; returns the number of stops, and those without visible focus or out of sight. */
export async function walkStops(
  page: Page,
  mode: Mode,
): Promise<{ count: number; problems: string[] }> {
  const problems: string[] = [];
  await page.evaluate((shown) => {
    document.documentElement.dataset['mode'] = shown;
  }, mode);
  for (let count = 1; count <= MOST_STOPS; count += 1) {
    const stop = await page.evaluate(judgeStop);
    problems.push(...stop.problems, ...(await page.evaluate(findHidden)));
    if (stop.isEnd) return { count, problems };
    await page.keyboard.press('Tab');
  }
  return { count: MOST_STOPS, problems: [...problems, 'Tab does not leave the page'] };
}
