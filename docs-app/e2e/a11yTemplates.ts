import { injectPageStyles } from './injectPageStyles.ts';
import { waitForHydration, hydrateDemos } from '../testing/hydrate.ts';
import { forgive, visit, type Visit, type VisitOptions } from './visit.ts';

/** Pathname of one page per template of the fixture site. */
export const TEMPLATES = {
  home: '/',
  doc: '/harbor/getting-started/installation',
  component: '/dock/react-switch',
  api: '/harbor/api/button',
  'api tab': '/dock/react-switch/components-api',
  changes: '/harbor/changes/v1-v2',
  gallery: '/harbor/all-components',
  versions: '/versions',
  'not found': '/harbor/react-buton',
  playground: '/playground',
  error: '/production-error?code=nav/duplicte',
} as const;

export type Template = keyof typeof TEMPLATES;

export const templates = Object.entries(TEMPLATES) as [Template, string][];

export interface TemplateOptions extends VisitOptions {
  direction?: 'ltr' | 'rtl';
}

/** Opens and hydrates a template's page without transitions; ignores the 404 of “not found”. */
export function visitTemplate(
  pathname: string,
  read: (visit: Visit) => Promise<void>,
  { direction = 'ltr', ...options }: TemplateOptions = {},
): Promise<void> {
  return visit(async (opened) => {
    const { page, problems } = opened;
    await page.goto(pathname);
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    await injectPageStyles(page, '*,*::before,*::after{transition:none!important}');
    if (direction === 'rtl') {
      await page.evaluate(() => window.__vitrine.settings.choose({ direction: 'rtl' }));
    }
    if (pathname === TEMPLATES['not found']) forgive(problems, /status of 404/);
    await page.evaluate(() => document.fonts.ready);
    await hydrateDemos(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await read(opened);
  }, options);
}
