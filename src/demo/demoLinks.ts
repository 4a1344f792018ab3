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

/** A demo's source in a language; in a styling too, where the demo has several. */
export interface SourceLink {
  name: string;
  codeVariant: CodeVariant;
  codeStyling?: CodeStyling | undefined;
}

/** What a link brings back of a demo. */
export interface DemoLink extends SourceLink {
  state: Pick<DemoState, 'isOpen' | 'isExpanded' | 'isEdited' | 'mode' | 'direction' | 'edits'>;
}

const packedSchema = z.object({
  open: z.boolean().catch(false),
  expanded: z.boolean().catch(false),
  edited: z.boolean().catch(false),
  mode: z.enum(['light', 'dark']).optional().catch(undefined),
  direction: z.enum(['ltr', 'rtl']).optional().catch(undefined),
  edits: z.record(z.string().max(100), z.string()).optional().catch(undefined),
});

/** Writes the hash that leads to a demo's source: `#AccountTabs.tsx`, `#tailwind-Basket.js` (COD-2, COD-4). */
export function linkToSource({ name, codeVariant, codeStyling }: SourceLink): string {
  const prefix = codeStyling ? `${STYLING_SLUGS[codeStyling]}-` : '';
  return `#${prefix}${name}.${EXTENSIONS[codeVariant]}`;
}

/** Writes the hash that brings back what a reader did to a demo; its end is the link to the source. */
export async function linkToState({ state, ...source }: DemoLink): Promise<string> {
  const { isOpen: open, isExpanded: expanded, isEdited: edited, mode, direction, edits } = state;
  const packed = await packText(JSON.stringify({ open, expanded, edited, mode, direction, edits }));
  return `#${STATE_KEY}${packed}&${linkToSource(source).slice(1)}`;
}

/** Writes the address of a demo's story, shown as the reader sees the demo here. */
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

// What the workbench shows by itself; a mode and a direction are those of the page.
const DEFAULT_GLOBALS: readonly string[] = [DEFAULT_CODE_VARIANT, DEFAULT_CODE_STYLING];

const LINK =
  /^#(?:demo=(?<packed>[\w.]*)&)?(?:(?<slug>tailwind|css|system)-)?(?<name>[\w-]+)\.(?:js|tsx)$/i;

/** Parses a hash that leads to a demo; anything else, and anything spoilt in it, is not there. */
export async function parseDemoLink(hash: string): Promise<DemoLink | undefined> {
  // Groups of a match have no prototype, so a polluted `Object.prototype` adds none.
  const groups = LINK.exec(hash)?.groups;
  if (!groups) return undefined;
  const { packed, slug, name } = groups;
  const { open, expanded, edited, mode, direction, edits } = await readPacked(packed);
  return {
    name: String(name),
    codeVariant: /js$/i.test(hash) ? 'JS' : 'TS',
    codeStyling: CODE_STYLINGS.find((styling) => STYLING_SLUGS[styling] === slug?.toLowerCase()),
    state: { isOpen: open, isExpanded: expanded, isEdited: edited, mode, direction, edits },
  };
}

// A link to a source alone opens it.
const SOURCE_ALONE = { open: true, expanded: false, edited: false } as const;

async function readPacked(packed: string | undefined): Promise<z.infer<typeof packedSchema>> {
  if (packed === undefined) return SOURCE_ALONE;
  return packedSchema.catch(SOURCE_ALONE).parse(parseJson(String(await unpackText(packed))));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
