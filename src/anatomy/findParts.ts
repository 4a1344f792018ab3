import { rootClassOf } from './listParts.ts';
import type { FoundPart, FoundParts, Part, PartPlace } from './anatomy.types.ts';

/** Finds which demos show which parts; the first demo has the given index. */
export function findParts(
  demos: readonly ParentNode[],
  parts: readonly Part[],
  firstIndex = 0,
): FoundParts {
  return new Map(
    parts.flatMap((part) => {
      const found = findPart(demos, part, firstIndex);
      return found ? [[part.anchors[0], found] as const] : [];
    }),
  );
}

function findPart(
  demos: readonly ParentNode[],
  part: Part,
  firstIndex: number,
): FoundPart | undefined {
  const shown = demos.flatMap((demo, index) => {
    const element = demo.querySelector(part.selector);
    return element ? [{ element, index: firstIndex + index }] : [];
  });
  const [first] = shown;
  if (!first) return undefined;
  return { demos: shown.map(({ index }) => index), place: placeOf(first.element, part) };
}

function placeOf(element: Element, { component }: Part): PartPlace {
  const root = `.${rootClassOf(component)}`;
  if (element.matches(root)) return 'root';
  return element.closest(root) ? 'inside' : 'outside';
}

/** Adds what was found later; what was known before stays as it was. */
export function addFoundParts(known: FoundParts, later: FoundParts): FoundParts {
  return new Map([...later, ...known]);
}

/** Picks the demo that shows most parts, the first of equals. */
export function pickRichestDemo(found: FoundParts, count: number): number {
  const counts = Array.from(
    { length: count },
    (_, index) => [...found.values()].filter(({ demos }) => demos.includes(index)).length,
  );
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}
