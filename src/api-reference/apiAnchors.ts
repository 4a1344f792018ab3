import { contentId } from '../internal/contentId.ts';

/** Ids of the sections of an API page. */
export const apiSections = {
  props: 'props',
  inheritance: 'inheritance',
  themeDefaultProps: 'theme-default-props',
  slots: 'slots',
  classes: 'classes',
  parameters: 'parameters',
  returnValue: 'return-value',
} as const;

/** Builds the id of a section; the slug makes it unique on a page with several exports. */
export function sectionAnchor(section: keyof typeof apiSections, slug?: string): string {
  return slug === undefined ? apiSections[section] : anchor(slug, apiSections[section]);
}

/**
 * Converts a component name to the last segment of its page's URL: `IconButton` to `icon-button`,
 * `Dialog.Root` to `dialog-root`.
 */
export function toComponentSlug(name: string): string {
  return name
    .replaceAll('.', '-')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** Builds the id of the heading of an export on a page with several exports. */
export function exportAnchor(slug: string): string {
  return contentId(slug);
}

/** Replaces `...`, spaces and punctuation in a name with hyphens, and trims the hyphens. */
function toIdPart(name: string): string {
  return name.replaceAll(/[^\w$.-]+|\.{3}/g, '-').replaceAll(/^-+|-+$/g, '');
}

/** Builds the id of a prop's row. */
export function propAnchor(slug: string, name: string): string {
  return anchor(slug, 'prop', name);
}

/** Builds the id of a hook parameter's row. */
export function parameterAnchor(slug: string, name: string): string {
  return anchor(slug, 'parameter', toIdPart(name));
}

/** Builds the id of the row of a field in a hook's return value. */
export function returnValueAnchor(slug: string, name: string): string {
  return anchor(slug, 'return-value', name);
}

/** Builds the id of a slot's row. */
export function slotAnchor(slug: string, name: string): string {
  return anchor(slug, 'slots', name);
}

/** Builds the id of a class's row. */
export function classAnchor(slug: string, className: string): string {
  return anchor(slug, 'classes', className);
}

/** Joins the parts of an id with hyphens. Replaces whitespace, which ids must not contain. */
function anchor(...parts: readonly string[]): string {
  return contentId(parts.join('-').replaceAll(/\s+/g, '-'));
}
