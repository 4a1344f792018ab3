import * as z from 'zod';
import { demoResultSchema } from '../../model/siteManifest.ts';

const texts = z.array(z.string());

/** Content of `redirects.json`: paths of pages that have moved. */
export const redirectsSchema = z.array(z.looseObject({ from: z.string(), to: z.string() }));

/** Content of `error-codes.json`. */
export const errorsSchema = z.array(
  z.object({ code: z.string(), text: z.string(), fix: z.string(), releases: texts }),
);

const entrySchema = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  default: z.string().optional(),
  description: z.string(),
  deprecated: z.string().optional(),
});

const exportSchema = z.object({
  name: z.string(),
  slug: z.string(),
  packageName: z.string(),
  version: z.string(),
  description: z.string(),
  imports: texts,
  deprecated: z.string().optional(),
});

const componentSchema = exportSchema.extend({
  props: z.array(entrySchema),
  commonProps: texts.optional(),
  slots: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      default: z.string().optional(),
      className: z.string().optional(),
    }),
  ),
  classes: z.array(
    z.object({
      key: z.string(),
      className: z.string(),
      description: z.string(),
      deprecated: z.string().optional(),
    }),
  ),
  themeKey: z.string().optional(),
  inherits: z
    .object({ name: z.string(), slug: z.string().optional(), href: z.string().optional() })
    .optional(),
});

const functionSchema = exportSchema.extend({
  parameters: z.array(entrySchema),
  returnValue: z.array(entrySchema),
  returnType: z.string().optional(),
});

/** Content of a product's `api.json`. */
export const apiSchema = z.object({
  components: z.array(componentSchema),
  hooks: z.array(functionSchema),
  utilities: z.array(functionSchema),
});

/** Content of `changes.json`: differences between two releases. */
export const changesSchema = z.array(
  z.object({
    name: z.string(),
    packageName: z.string(),
    href: z.string().optional(),
    what: z.enum(['added', 'removed', 'deprecated']).optional(),
    entries: z.array(
      z.object({
        kind: z.enum(['props', 'slots', 'classes']),
        name: z.string(),
        what: z.string(),
        before: z.string().optional(),
        after: z.string().optional(),
        breaking: z.literal(true).optional(),
      }),
    ),
  }),
);

/** Content of a demo's JSON file. */
export const demoSchema = z.object({
  sources: z
    .array(
      z.object({
        variant: z.string(),
        styling: z.string(),
        files: z.array(z.object({ name: z.string(), language: z.string(), html: z.string() })),
      }),
    )
    .min(1),
  dependencies: z.record(z.string(), z.string()),
  story: z.string().optional(),
  result: demoResultSchema.optional(),
});

export type ApiEntry = z.infer<typeof entrySchema>;
export type ComponentData = z.infer<typeof componentSchema>;
export type FunctionData = z.infer<typeof functionSchema>;
export type ApiData = z.infer<typeof apiSchema>;
export type ComponentChanges = z.infer<typeof changesSchema>[number];
export type DemoData = z.infer<typeof demoSchema>;
