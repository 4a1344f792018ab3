import { rootClassOf } from './listParts.ts';
import type { FoundPart, FoundParts, Part, PartPlace } from './anatomy.types.ts';

/** Finds the demos that render each part. The first demo has the index `firstIndex`. */
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
  const matches = demos.flatMap((demo, index) => {
    const element = demo.querySelector(part.selector);
    return element ? [{ element, index: firstIndex + index }] : [];
  });
  const [first] = matches;
  if (!first) return undefined;
  return { demos: matches.map(({ index }) => index), place: placeOf(first.element, part) };
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
    (_, index) => [...foundParts.values()].filter(({ demos }) => demos.includes(index)).length,
  );
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}
