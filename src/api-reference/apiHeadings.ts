import { apiSections } from './apiAnchors.ts';
import type { ApiLabels } from './apiLabels.ts';
import type { ComponentApi } from './apiReference.types.ts';

/** A heading of the API reference, as a page's contents list takes it. */
export interface ApiHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** Lists the headings that `ApiReference` shows for a component, in order. */
export function listApiHeadings(api: ComponentApi, labels: ApiLabels): ApiHeading[] {
  const { props, inheritance, themeDefaultProps, slots, classes } = apiSections;
  const headings: (ApiHeading | false | undefined)[] = [
    { id: props, text: labels.props, depth: 2 },
    api.inherits && { id: inheritance, text: labels.inheritance, depth: 3 },
    api.themeKey !== undefined && {
      id: themeDefaultProps,
      text: labels.themeDefaultProps,
      depth: 3,
    },
    api.slots.length > 0 && { id: slots, text: labels.slots, depth: 2 },
    api.classes.length > 0 && { id: classes, text: labels.classes, depth: 2 },
  ];
  return headings.filter((heading) => typeof heading === 'object');
}
