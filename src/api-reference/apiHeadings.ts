import { exportAnchor, sectionAnchor, type apiSections } from './apiAnchors.ts';
import type { Translate } from '../i18n/index.ts';
import type { ComponentApi, HookApi } from './apiReference.types.ts';

/** Heading of the API reference, as an entry of the page's table of contents. */
export interface ApiHeading {
  id: string;
  text: string;
  depth: 2 | 3;
  /** Whether the text is in the language of the interface; names of exports are not. */
  translated?: boolean;
}

interface HeadingOptions {
  /** Whether the page documents several components, each under its own heading. */
  nested?: boolean;
}

/** Lists the h2 and h3 headings of `ApiReference`; when nested, after the component's name. */
export function listApiHeadings(
  api: ComponentApi,
  translate: Translate,
  { nested = false }: HeadingOptions = {},
): ApiHeading[] {
  const heading = (section: keyof typeof apiSections, depth: ApiHeading['depth']): ApiHeading => ({
    id: sectionAnchor(section, nested ? api.slug : undefined),
    text: translate(`api.${section}`),
    depth: nested ? 3 : depth,
    translated: true,
  });
  const headings: (ApiHeading | false | undefined)[] = [
    nested && { id: exportAnchor(api.slug), text: api.name, depth: 2 },
    heading('props', 2),
    !nested && api.inherits && heading('inheritance', 3),
    !nested && api.themeKey !== undefined && heading('themeDefaultProps', 3),
    api.slots.length > 0 && heading('slots', 2),
    api.classes.length > 0 && heading('classes', 2),
  ];
  return headings.filter((entry) => typeof entry === 'object');
}

/** Lists the headings of a hook: the hook's name, then the headings of `HookReference`. */
export function listHookHeadings(hook: HookApi, translate: Translate): ApiHeading[] {
  const sections = [
    'parameters' as const,
    ...(hook.returnValue.length > 0 ? ['returnValue' as const] : []),
  ];
  return [
    { id: exportAnchor(hook.slug), text: hook.name, depth: 2 },
    ...sections.map((section): ApiHeading => ({
      id: sectionAnchor(section, hook.slug),
      text: translate(`api.${section}`),
      depth: 3,
      translated: true,
    })),
  ];
}
