import type { IconShape } from '@vitrine/ui/core';
import type { IconElement } from './iconElement.ts';

type Shape = Exclude<IconShape, string>;

/** Lists the paths of an icon; circles and ellipses become paths. */
export function listShapes(elements: readonly IconElement[]): IconShape[] {
  const defined = new Map(
    elements.flatMap(listAll).flatMap((element) => {
      const { id } = element.props;
      return typeof id === 'string' ? [[`#${id}`, element] as const] : [];
    }),
  );
  return elements.flatMap((element) => drawElement(element, defined, 1)).map(shorten);
}

function childrenOf({ props: { children } }: IconElement): IconElement[] {
  return [children ?? []].flat() as IconElement[];
}

function listAll(element: IconElement): IconElement[] {
  return [element, ...childrenOf(element).flatMap(listAll)];
}

/** Converts an element, or the children of a group; `outerOpacity` is the ancestors' opacity. */
function drawElement(
  element: IconElement,
  defined: ReadonlyMap<string, IconElement>,
  outerOpacity: number,
): Shape[] {
  const { tag, props } = element;
  const opacity = outerOpacity * Number(props.opacity ?? 1) * Number(props.fillOpacity ?? 1);
  if (tag === 'defs') return [];
  const used = tag === 'use' && defined.get(String(props.xlinkHref));
  if (used) return drawElement(used, defined, opacity);
  const d = writePath(element);
  if (d === undefined)
    return childrenOf(element).flatMap((child) => drawElement(child, defined, opacity));
  return [
    {
      d,
      ...(opacity !== 1 && { opacity }),
      ...(props.fillRule === 'evenodd' && { fillRule: 'evenodd' as const }),
      ...(typeof props.transform === 'string' && { transform: props.transform }),
    },
  ];
}

/** Returns the path data of a `path`, `circle` or `ellipse`; undefined for other elements. */
function writePath({ tag, props }: IconElement): string | undefined {
  if (tag === 'path') return String(props.d);
  if (tag !== 'circle' && tag !== 'ellipse') return undefined;
  const [x, y] = [Number(props.cx), Number(props.cy)];
  const [rx, ry] = [Number(props.rx ?? props.r), Number(props.ry ?? props.r)];
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function shorten(shape: Shape): IconShape {
  return Object.keys(shape).length === 1 ? shape.d : shape;
}
