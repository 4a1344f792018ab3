import { rootClassOf } from './listParts.ts';
import type { FoundPart, FoundParts, Part, PartPlace } from './anatomy.types.ts';

/**
 * Finds the demos that render each part, and the part's position in each demo.
 * The first demo has the index `firstIndex`.
 */
export function findParts(
  demos: readonly ParentNode[],
  parts: readonly Part[],
  firstIndex = 0,
): FoundParts {
  return new Map(
    parts.flatMap((part) => {
      const foundPart = findPart(demos, part, firstIndex);
      return foundPart ? [[part.anchors[0], foundPart] as const] : [];
    }),
  );
}

function findPart(
  demos: readonly ParentNode[],
  part: Part,
  firstIndex: number,
): FoundPart | undefined {
  const places = demos.flatMap((demo, index) => {
    const element = demo.querySelector(part.selector);
    return element ? [[firstIndex + index, placeOf(element, part)] as const] : [];
  });
  return places.length > 0 ? new Map(places) : undefined;
}

function placeOf(element: Element, { component }: Part): PartPlace {
  const root = `.${rootClassOf(component)}`;
  if (element.matches(root)) return 'root';
  return element.closest(root) ? 'inside' : 'outside';
}

/** Adds newly found parts. Existing entries stay unchanged. */
export function addFoundParts(foundParts: FoundParts, addedParts: FoundParts): FoundParts {
  return new Map([...addedParts, ...foundParts]);
}

/** Returns the index of the demo that renders the most parts, the first one on a tie. */
export function pickRichestDemo(foundParts: FoundParts, count: number): number {
  const counts = Array.from(
    { length: count },
    (_, index) => [...foundParts.values()].filter((places) => places.has(index)).length,
  );
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}
