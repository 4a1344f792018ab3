import type { ComponentApi, HookApi } from '@vitrine/ui/core';
import * as z from 'zod';
import { kindOf } from './functionRoutes.ts';
import type { PublishedProduct } from './site.types.ts';

/** Pathname of the JSON schema of a product's `api.json`. */
export const API_SCHEMA_PATH = '/api.schema.json';

const text = (meaning: string) => z.string().meta({ description: meaning });
const html = text('The same text as safe HTML.').exactOptional();
const deprecation = {
  deprecated: text('Reason for the deprecation, and the replacement.').exactOptional(),
  deprecatedHtml: html,
};
const usedIn = z
  .array(
    z.strictObject({
      title: z.string(),
      href: text('URL of the demo on its page.'),
      storyHref: text('URL of the story in the workbench.'),
    }),
  )
  .meta({ description: 'Demos that use it.' })
  .exactOptional();

const release = (meaning: string) => text(meaning).exactOptional();
const history = z
  .strictObject({
    since: release('First compared release that has it, if an older one lacks it.'),
    changed: z.array(z.string()).exactOptional(),
    deprecated: release('First release that deprecates it.'),
    removed: release('First release without it.'),
  })
  .meta({ description: 'History of the entry in the compared releases.' })
  .exactOptional();

const prop = z.strictObject({
  name: z.string(),
  type: text('Readable TypeScript type.'),
  required: z.boolean(),
  default: text('Default value as source text.').exactOptional(),
  description: text('Markdown.'),
  descriptionHtml: html,
  ...deprecation,
  params: z
    .array(z.strictObject({ name: z.string(), description: z.string(), descriptionHtml: html }))
    .meta({ description: 'Parameters, if the type is a function.' })
    .exactOptional(),
  usedIn,
  history,
});

const slot = z.strictObject({
  name: z.string(),
  description: text('Markdown.'),
  descriptionHtml: html,
  default: text('Component or element that is rendered by default.').exactOptional(),
  className: text('Class name of the slot.').exactOptional(),
  usedIn,
  history,
});

const classEntry = z.strictObject({
  key: text('Key in `classes` and in `styleOverrides` of the theme.'),
  className: text('Global class name.'),
  description: text('Markdown.'),
  descriptionHtml: html,
  global: z
    .boolean()
    .meta({ description: 'Whether it is a state class that all components share.' }),
  ...deprecation,
  usedIn,
  history,
});

const shared = {
  name: z.string(),
  slug: text('Last segment of the URL of its page, or its anchor on a page.'),
  packageName: z.string(),
  version: text('Release that the data was read from.'),
  description: text('Markdown.'),
  descriptionHtml: html,
  imports: z.array(z.string()).meta({ description: 'Valid import statements.' }),
  ...deprecation,
};

const typeLinks = z
  .record(z.string(), z.string())
  .meta({ description: 'URLs of the types that rows name, by the name of the type.' })
  .exactOptional();

const component = z.strictObject({
  ...shared,
  props: z.array(prop),
  typeLinks,
  commonProps: z.array(z.string()).exactOptional(),
  slots: z.array(slot),
  classes: z.array(classEntry),
  history,
  compared: z
    .strictObject({
      releases: z.array(
        z.strictObject({
          version: z.string(),
          href: text('URL of its page in that release, if the release has it.').exactOptional(),
        }),
      ),
      href: text('URL of the page that lists all differences.'),
      changes: z
        .record(z.string(), z.string())
        .meta({ description: 'URLs of the differences to the release before, by release.' })
        .exactOptional(),
    })
    .meta({ description: 'Other releases that were compared with this one, oldest first.' })
    .exactOptional(),
  themeKey: text('Key in `components` of the theme.').exactOptional(),
  themeSlots: z
    .array(z.string())
    .meta({ description: 'Keys of `styleOverrides` for which the component has its own styles.' })
    .exactOptional(),
  inherits: z
    .strictObject({
      name: z.string(),
      slug: z.string().exactOptional(),
      href: z.string().exactOptional(),
    })
    .meta({ description: 'Component or element whose props are also accepted.' })
    .exactOptional(),
}) satisfies z.ZodType<ComponentApi>;

const hook = z.strictObject({
  ...shared,
  parameters: z.array(prop),
  returnValue: z.array(prop),
  returnType: text(
    'Type of the return value, if it is a function or `returnValue` is empty.',
  ).exactOptional(),
  typeLinks,
}) satisfies z.ZodType<HookApi>;

const productApi = z.strictObject({
  $schema: z.literal(API_SCHEMA_PATH),
  product: text('ID of the product.'),
  components: z.array(component),
  hooks: z.array(hook),
  utilities: z.array(hook),
});

/** Creates the JSON schema of a product's `api.json`. */
export function writeApiSchema(): object {
  return z.toJSONSchema(productApi);
}

/** Creates the content of a product's `api.json`, with the APIs of all exports. */
export function writeProductApi({
  product,
  readComponents,
  hooks,
  functions,
}: Omit<PublishedProduct, 'data'>): z.infer<typeof productApi> {
  const isNew = ({ name }: HookApi) => hooks.every((hook) => hook.name !== name);
  const otherFunctions = functions.filter(isNew);
  const isHook = (api: HookApi) => kindOf(api) === 'hooks';
  return {
    $schema: API_SCHEMA_PATH,
    product: product.id,
    components: [...readComponents()],
    hooks: [...hooks, ...otherFunctions.filter(isHook)],
    utilities: otherFunctions.filter((api) => !isHook(api)),
  };
}
