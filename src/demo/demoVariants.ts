import type { DemoSettings } from '../settings/index.ts';

/** The settings that change a demo's markup, not only its styles. */
const VARIANTS: readonly DemoSettings[] = [
  { dense: false, direction: 'ltr' },
  { dense: true, direction: 'ltr' },
  { dense: false, direction: 'rtl' },
  { dense: true, direction: 'rtl' },
];

/** Names a demo's markup by its settings. */
function nameVariant({ dense, direction }: DemoSettings): string {
  return `${dense ? 'dense' : 'comfortable'}-${direction}`;
}

export interface DemoMarkup {
  /** What is shown to a reader who has chosen nothing. */
  html: string;
  /** Markup for other settings, where it differs, by the names of the settings it is for. */
  variants: Readonly<Record<string, string>>;
}

/** Renders a demo for all settings; markup that would repeat itself is written once. */
export function renderVariants(render: (settings: DemoSettings) => string): DemoMarkup {
  const [plain, ...others] = VARIANTS.map((settings) => ({
    name: nameVariant(settings),
    html: render(settings),
  }));
  const html = plain?.html ?? '';
  const names = new Map<string, string[]>();
  for (const other of others) {
    if (other.html !== html) names.set(other.html, [...(names.get(other.html) ?? []), other.name]);
  }
  const variants = [...names].map(([markup, settings]) => [settings.join(' '), markup]);
  return { html, variants: Object.fromEntries(variants) as DemoMarkup['variants'] };
}

/** Puts the markup for the reader's settings in place of the plain one, before it is painted or hydrated. */
export function showDemoVariants(root: ParentNode, settings: DemoSettings): void {
  const name = nameVariant(settings);
  const selector = `template[data-variant~="${name}"]`;
  for (const template of root.querySelectorAll<HTMLTemplateElement>(selector)) {
    const stage = template.closest('[data-demo]')?.querySelector('[data-demo-stage]');
    if (!stage || stage.hasAttribute('data-live') || stage.hasAttribute('data-shown')) continue;
    if (!isParsed(template)) continue;
    stage.setAttribute('data-shown', name);
    stage.replaceChildren(template.content.cloneNode(true));
  }
}

/** Tells whether a template is whole: while a document is loading, what nothing follows may still grow. */
function isParsed({ nextSibling, ownerDocument }: HTMLTemplateElement): boolean {
  return nextSibling !== null || ownerDocument.readyState !== 'loading';
}
