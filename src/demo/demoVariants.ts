import type { DemoSettings } from '../settings/index.ts';

/** Settings that change a demo's markup, not only its styles. */
const VARIANTS: readonly DemoSettings[] = [
  { dense: false, direction: 'ltr' },
  { dense: true, direction: 'ltr' },
  { dense: false, direction: 'rtl' },
  { dense: true, direction: 'rtl' },
];

/** Returns the name of a variant, such as `dense-rtl`. */
function nameVariant({ dense, direction }: DemoSettings): string {
  return `${dense ? 'dense' : 'comfortable'}-${direction}`;
}

export interface DemoMarkup {
  /** Markup for the default settings. */
  html: string;
  /** Markup for other settings, where it differs; keys are variant names, separated by spaces. */
  variants: Readonly<Record<string, string>>;
}

/** Renders a demo for all settings; identical markup is written once. */
export function renderVariants(render: (settings: DemoSettings) => string): DemoMarkup {
  const [defaultVariant, ...otherVariants] = VARIANTS.map((settings) => ({
    name: nameVariant(settings),
    html: render(settings),
  }));
  const html = defaultVariant?.html ?? '';
  const names = new Map<string, string[]>();
  for (const { name, html: markup } of otherVariants) {
    if (markup !== html) names.set(markup, [...(names.get(markup) ?? []), name]);
  }
  const variants = [...names].map(([markup, settings]) => [settings.join(' '), markup]);
  return { html, variants: Object.fromEntries(variants) as DemoMarkup['variants'] };
}

/** Replaces the default markup with the markup for the user's settings, before hydration. */
export function showDemoVariants(root: ParentNode, settings: DemoSettings): void {
  const name = nameVariant(settings);
  const selector = `template[data-variant~="${name}"]`;
  for (const template of root.querySelectorAll<HTMLTemplateElement>(selector)) {
    const stage = template.closest('[data-demo]')?.querySelector('[data-demo-stage]');
    if (!stage?.matches(':not([data-live], [data-shown])') || !isParsed(template)) continue;
    stage.setAttribute('data-shown', name);
    stage.replaceChildren(template.content.cloneNode(true));
  }
}

/**
 * Returns whether a template is complete. While the document loads, the last template may be
 * incomplete.
 */
function isParsed({ nextSibling, ownerDocument }: HTMLTemplateElement): boolean {
  return nextSibling !== null || ownerDocument.readyState !== 'loading';
}
