import { emitTransformCode } from 'storybook/preview-api';
import { parseGlobals } from '@vitrine/ui/settings';

/** Fields of Storybook's story context. */
interface SourceContext {
  globals: Readonly<Record<string, unknown>>;
  /** `demo` contains the source of a demo story in each styling. */
  parameters: { demo?: { sources: Readonly<Record<string, string>> } };
}

/** Matches JSX props whose value is highlighted HTML, such as `html="…"`. */
const MARKUP = /\b(html\w*|\w+Html)=(?:"[^"]*"|'[^']*'|\{`[^`]*`\})/g;

/** Returns the code that the Code panel and "Show code" show: the source of a demo, or the JSX. */
export function transformSource(code: string, context: SourceContext): string {
  return findDemoSource(context) ?? code.replace(MARKUP, '$1={html}');
}

function findDemoSource({ globals, parameters: { demo } }: SourceContext): string | undefined {
  if (!demo) return undefined;
  const { sources } = demo;
  return sources[parseGlobals(globals).codeStyling] ?? Object.values(sources)[0];
}

/** Shows the source of a demo in the Code panel, in the styling that the toolbar selects. */
export function emitDemoSource(context: SourceContext): void {
  const source = findDemoSource(context);
  if (source !== undefined) void emitTransformCode(source, context as never);
}

/** Returns whether the JSX of a story shows a prop. Hides event handlers, which are mocks. */
export function isShownProp(value: unknown, name: string): boolean {
  return value !== undefined && !(typeof value === 'function' && /^on[A-Z]/.test(name));
}
