import { parseJson } from '../internal/parseJson.ts';
import { z } from '../internal/schema.ts';
import type { CodeChoices } from '../settings/settings.types.ts';
import type { DemoState } from './createDemoStore.ts';

/** Edited code of a demo, stored until the browser tab is closed. */
export type DemoDraft = Pick<DemoState, 'isEdited'> & {
  edits: NonNullable<DemoState['edits']>;
};

const draftSchema = z.object({
  isEdited: z.boolean(),
  edits: z.record(z.string().check(z.maxLength(100)), z.string()),
});

/** Returns the storage key of the draft of a demo in one language and styling. */
export function nameDraft(
  { pathname, name }: { pathname: string; name: string },
  { codeVariant, codeStyling }: CodeChoices,
): string {
  return ['demo-draft', pathname, name, codeVariant, codeStyling].join(' ');
}

/** Parses a stored draft; returns undefined when it is invalid. */
export function parseDraft(text: string | null): DemoDraft | undefined {
  return draftSchema.safeParse(parseJson(String(text))).data;
}
