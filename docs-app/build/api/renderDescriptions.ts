import type { ComponentApi } from '@vitrine/ui/core';
import type { DocLinks } from './createDocLinks.ts';
import { renderMarkdown, resolveMarkdownLinks } from './renderMarkdown.ts';

interface Described {
  description: string;
  deprecated?: string;
}

/** Resolves the links in all descriptions of a component and adds the descriptions as HTML. */
export function renderDescriptions(api: ComponentApi, links: DocLinks): ComponentApi {
  const render = <Part extends Described>(part: Part): Part => renderPart(part, links);
  return {
    ...render(api),
    props: api.props
      .map(render)
      .map((prop) => ({ ...prop, ...(prop.params && { params: prop.params.map(render) }) })),
    slots: api.slots.map(render),
    classes: api.classes.map(render),
  };
}

/** Resolves the links in a description and adds it as HTML. */
export function renderPart<Part extends Described>(part: Part, links: DocLinks): Part {
  const description = resolveMarkdownLinks(part.description, links);
  const rendered = { ...part, description, descriptionHtml: renderMarkdown(description) };
  if (part.deprecated === undefined) return rendered;
  const deprecated = resolveMarkdownLinks(part.deprecated, links);
  return { ...rendered, deprecated, deprecatedHtml: renderMarkdown(deprecated) };
}
