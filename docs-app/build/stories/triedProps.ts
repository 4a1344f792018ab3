import type { ComponentApi } from '@vitrine/ui/core';
import type { PageSource } from '../content/content.types.ts';
import { createControls } from './playgroundControls.ts';
import { listControls, readOptions } from './playgroundOptions.ts';

/** Returns the names of the props that the playground of a component tries with their values. */
export type ListTriedProps = (api: ComponentApi) => ReadonlySet<string>;

/**
 * Creates a function that lists the props that tests try in the playgrounds of a product: props
 * with a control, and props with a value in `playgrounds.json`.
 */
export function createTriedProps(
  productDir: string,
  sources: readonly Pick<PageSource, 'frontMatter'>[],
): ListTriedProps {
  const options = readOptions(productDir);
  const onPages = new Set(sources.flatMap(({ frontMatter }) => frontMatter.components));
  return (api) => {
    const { name } = api;
    if (name in options.leftOut || !onPages.has(name)) return new Set();
    const { argTypes } = listControls(createControls(api), { name, options });
    const set = { ...options.args[name], ...options.props[name] };
    return new Set([...Object.keys(argTypes), ...Object.keys(set)]);
  };
}
