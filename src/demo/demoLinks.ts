import { parseJson } from '../internal/parseJson.ts';
import { z } from '../internal/schema.ts';
import {
  CODE_STYLINGS,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
  STYLING_SLUGS,
} from '../settings/settings.constants.ts';
import type { CodeStyling, CodeVariant } from '../settings/settings.types.ts';
import type { DemoState } from './createDemoStore.ts';
import { packText, unpackText } from './packText.ts';
import { storyHref } from './storyHref.ts';

const EXTENSIONS = { TS: 'tsx', JS: 'js' } as const;
const STATE_KEY = 'demo=';

/** Source of a demo in one language, and in one styling when the demo has several. */
export interface SourceLink {
  name: string;
  codeVariant: CodeVariant;
  codeStyling?: CodeStyling | undefined;
}

/** Source and state of a demo that a link restores. */
export interface DemoLink extends SourceLink {
  state: Pick<DemoState, 'isOpen' | 'isEdited' | 'mode' | 'direction' | 'edits'>;
}

const packedSchema = z.object({
  open: z.catch(z.boolean(), false),
  edited: z.catch(z.boolean(), false),
  mode: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
  direction: z.catch(z.optional(z.enum(['ltr', 'rtl'])), undefined),
  edits: z.catch(z.optional(z.record(z.string().check(z.maxLength(100)), z.string())), undefined),
});

/**
 * Returns the URL hash of a source, such as `#AccountTabs.tsx` or `#tailwind-Basket.js`
 * (COD-2, COD-4).
 */
export function linkToSource({ name, codeVariant, codeStyling }: SourceLink): string {
  const prefix = codeStyling ? `${STYLING_SLUGS[codeStyling]}-` : '';
  return `#${prefix}${name}.${EXTENSIONS[codeVariant]}`;
}

/** Returns the hash that restores the state of a demo. The hash ends with the source link. */
export async function linkToState({ state, ...source }: DemoLink): Promise<string> {
  const { isOpen: open, isEdited: edited, mode, direction, edits } = state;
  const packed = await packText(JSON.stringify({ open, edited, mode, direction, edits }));
  return `#${STATE_KEY}${packed}&${linkToSource(source).slice(1)}`;
}

/** Returns the URL of a demo's story with the demo's mode, direction, language and styling. */
export function linkToStory(
  { workbenchUrl, storyId }: { workbenchUrl: string; storyId: string },
  { codeVariant, codeStyling, state: { mode, direction } }: Omit<DemoLink, 'name'>,
): string {
  const globals = Object.entries({ mode, direction, codeVariant, codeStyling })
    .filter(([, value]) => value !== undefined && !DEFAULT_GLOBALS.includes(value))
    .map(([name, value]) => `${name}:${value}`);
  const query = globals.length > 0 ? `&globals=${globals.join(';')}` : '';
  return storyHref(workbenchUrl, storyId) + query;
}

// Workbench defaults, which the story URL omits.
// The URL includes mode and direction, because their defaults are the settings of the page.
const DEFAULT_GLOBALS: readonly string[] = [DEFAULT_CODE_VARIANT, DEFAULT_CODE_STYLING];

const LINK =
  /^#(?:demo=(?<packed>[\w.]*)&)?(?:(?<slug>tailwind|css|system)-)?(?<name>[\w-]+)\.(?:js|tsx)$/i;

/** Parses a demo link; returns undefined for any other hash. Ignores invalid state fields. */
export async function parseDemoLink(hash: string): Promise<DemoLink | undefined> {
  // `groups` has no prototype, so a polluted `Object.prototype` adds no groups.
  const groups = LINK.exec(hash)?.groups;
  if (!groups) return undefined;
  const { packed, slug, name } = groups;
  const { open, edited, mode, direction, edits } = await readPacked(packed);
  return {
    name: String(name),
    codeVariant: /js$/i.test(hash) ? 'JS' : 'TS',
    codeStyling: CODE_STYLINGS.find((styling) => STYLING_SLUGS[styling] === slug?.toLowerCase()),
    state: { isOpen: open, isEdited: edited, mode, direction, edits },
  };
}

// State of a demo when the link has no valid `demo=` part: the code is open.
const SOURCE_ALONE = { open: true, edited: false } as const;

async function readPacked(packed: string | undefined): Promise<z.infer<typeof packedSchema>> {
  if (packed === undefined) return SOURCE_ALONE;
  return z.catch(packedSchema, SOURCE_ALONE).parse(parseJson(String(await unpackText(packed))));
}
