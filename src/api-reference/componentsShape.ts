import { z } from '../internal/schema.ts';

const entries = z.array(z.looseObject({}));
const component = z.looseObject({
  name: z.string(),
  slug: z.string(),
  props: entries,
  slots: entries,
  classes: entries,
});
const hook = z.looseObject({ name: z.string(), slug: z.string(), parameters: entries });

/** Shape of a page's `api.json`: one component, or what stands on a tab. */
export const componentsShape: z.ZodType = z.union([component, z.array(z.union([component, hook]))]);
