import { rootClassOf } from './listParts.ts';
import type { FoundPart, FoundParts, Part, PartPlace } from './parts.types.ts';

/** Finds which demos show which parts. */
export function findParts(demos: readonly ParentNode[], parts: readonly Part[]): FoundParts {
  return new Map(
    parts.flatMap((part) => {
      const found = findPart(demos, part);
      return found ? [[part.anchors[0], found] as const] : [];
    }),
  );
}

function findPart(demos: readonly ParentNode[], part: Part): FoundPart | undefined {
  const elements = demos.map((demo) => demo.querySelector(part.selector));
  const shown = elements.flatMap((element, index) => (element ? [index] : []));
  const [first] = shown;
  if (first === undefined) return undefined;
  return { demos: shown, place: placeOf(elements[first]!, part) };
}

function placeOf(element: Element, { component }: Part): PartPlace {
  const root = `.${rootClassOf(component)}`;
  if (element.matches(root)) return 'root';
  return element.closest(root) ? 'inside' : 'outside';
}

/** Adds what was found later; what was known before stays as it was. */
export function mergeFound(known: FoundParts, later: FoundParts): FoundParts {
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
