import { z } from '../internal/schema.ts';

/** Schema of the fields that the application needs in a site file. Other fields are unchecked. */
export type FileShape = z.ZodMiniType;

const heading = z.looseObject({ id: z.string(), text: z.string(), depth: z.number() });
const demoModule = z.looseObject({
  styling: z.string(),
  url: z.string(),
  css: z.array(z.string()),
});
const product = z.looseObject({ id: z.string(), name: z.string(), start: z.string() });

/** Shape of `page.json`. */
export const pageShape: FileShape = z.looseObject({
  kind: z.string(),
  pathname: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  headings: z.array(heading),
  html: z.string(),
  css: z.looseObject({ ids: z.array(z.string()), text: z.string() }),
  sheets: z.optional(z.array(z.string())),
  demos: z.optional(z.record(z.string(), z.array(demoModule).check(z.minLength(1)))),
});

/** Shape of the data that the pages of a product share. */
export const productShape: FileShape = z.looseObject({
  identities: z.array(product).check(z.minLength(1)),
  nav: z.array(z.looseObject({})),
});

/** Shape of `products.json`. */
export const productsShape: FileShape = z.array(product);
