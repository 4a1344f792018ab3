import { classAnchor, slotAnchor } from '../api-reference/apiAnchors.ts';
import type { ClassApi, ComponentApi } from '../api-reference/apiReference.types.ts';
import type { Part } from './anatomy.types.ts';

/** Lists the parts of a component: its slots that have a class, then its other classes. */
export function listParts(component: ComponentApi): Part[] {
  const { slug, slots, classes } = component;
  const root = rootClassOf(component);
  const slotParts = slots.flatMap((slot): Part[] => {
    const { name, className, description, descriptionHtml } = slot;
    if (className === undefined) return [];
    const classEntry = classes.find((entry) => entry.className === className);
    return [
      {
        ...{ component, className, description, name: classEntry?.key ?? name, slot: name },
        anchors: [slotAnchor(slug, name), ...(classEntry ? [classAnchor(slug, className)] : [])],
        selector: `.${className}`,
        ...(descriptionHtml !== undefined && { descriptionHtml }),
      },
    ];
  });
  const isSlot = ({ className }: ClassApi) =>
    slotParts.some((part) => part.className === className);
  const classParts = classes
    .filter((entry) => !isSlot(entry))
    .map(({ key, className, description, descriptionHtml }): Part => ({
      ...{ component, className, description, name: key },
      anchors: [classAnchor(slug, className)],
      selector: isShared(className, root)
        ? `.${root}.${className}, .${root} .${className}`
        : `.${className}`,
      ...(descriptionHtml !== undefined && { descriptionHtml }),
    }));
  return [...slotParts, ...classParts];
}

/** Returns whether other components share the class, such as a state or inherited class. */
function isShared(className: string, root: string): boolean {
  return !className.startsWith(root.replace(/root$/, ''));
}

/** Returns the class name of a component's root. */
export function rootClassOf({ name, themeKey, classes, slots }: ComponentApi): string {
  const rootEntry =
    classes.find(({ key }) => key === 'root') ?? slots.find((slot) => slot.name === 'root');
  return rootEntry?.className ?? `${themeKey ?? name}-root`;
}
