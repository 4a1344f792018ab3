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

/** Schema of a page's `api.json`: one component, or the components and hooks of a tab. */
export const componentsShape: z.ZodMiniType = z.union([
  component,
  z.array(z.union([component, hook])),
]);
