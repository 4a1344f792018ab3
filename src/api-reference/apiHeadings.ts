import { apiSections } from './apiAnchors.ts';
import type { Translate } from '../i18n/index.ts';
import type { ComponentApi } from './apiReference.types.ts';

/** A heading of the API reference, as a page's contents list takes it. */
export interface ApiHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** Lists the headings that `ApiReference` shows for a component, in order. */
export function listApiHeadings(api: ComponentApi, translate: Translate): ApiHeading[] {
  const { props, inheritance, themeDefaultProps, slots, classes } = apiSections;
  const headings: (ApiHeading | false | undefined)[] = [
    { id: props, text: translate('api.props'), depth: 2 },
    api.inherits && { id: inheritance, text: translate('api.inheritance'), depth: 3 },
    api.themeKey !== undefined && {
      id: themeDefaultProps,
      text: translate('api.themeDefaultProps'),
      depth: 3,
    },
    api.slots.length > 0 && { id: slots, text: translate('api.slots'), depth: 2 },
    api.classes.length > 0 && { id: classes, text: translate('api.classes'), depth: 2 },
  ];
  return headings.filter((heading) => typeof heading === 'object');
}
