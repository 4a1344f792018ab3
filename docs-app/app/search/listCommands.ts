import {
  copyPending,
  copyText,
  localizePathname,
  PRODUCT_MENU_ID,
  themePresets,
  VERSION_MENU_ID,
  type CommandGroup,
  type SearchCommand,
  type SearchProduct,
  type Translate,
} from '@vitrine/ui';
import { site } from '../../model/site.config.ts';
import { loadMarkdown } from '../data/loadMarkdown.ts';
import '../shared/vitrineWindow.ts';
import { openLink } from './openLink.ts';
import { readLanguage } from './readLanguage.ts';
import { withBase } from '../shared/base.ts';

type Command = SearchCommand & { run: () => void };

/** Lists the commands of the current page, for the product of the page. */
export function listCommands(translate: Translate, product?: SearchProduct): Command[] {
  return [
    ...listPageCommands(translate, product),
    ...listAppearance(translate),
    ...listPlaces(translate),
  ];
}

function listPageCommands(translate: Translate, product?: SearchProduct): Command[] {
  const command = createCommand(translate, 'page');
  const { install, changes } = product ?? {};
  const hasMarkdown = document.querySelector('link[rel="alternate"][type="text/markdown"]');
  const story = document.querySelector<HTMLAnchorElement>(
    `article a[href^="${withBase(site.workbenchUrl)}?path="]`,
  );
  return [
    ...(hasMarkdown
      ? [command('copyMarkdown', () => ignoreFailure(copyPending(loadMarkdown())))]
      : []),
    ...(install
      ? [
          command('copyInstall', () => ignoreFailure(copyText(`npm install ${install}`)), {
            install,
          }),
        ]
      : []),
    command('workbench', () => location.assign(story?.href ?? withBase(site.workbenchUrl))),
    ...(changes
      ? [command('changes', () => openLink(localizePathname(readLanguage(), changes)))]
      : []),
  ];
}

function listAppearance(translate: Translate): Command[] {
  const { settings } = window.__vitrine;
  const command = createCommand(translate, 'appearance');
  return [
    ...(['light', 'dark', 'system'] as const).map((mode) =>
      command(mode, () => settings.setMode(mode)),
    ),
    ...(['ltr', 'rtl'] as const).map((direction) =>
      command(direction, () => settings.choose({ direction })),
    ),
    command('dense', () => settings.choose({ dense: true })),
    command('comfortable', () => settings.choose({ dense: false })),
    ...themePresets.map(({ id, theme }) => ({
      ...command('preset', () => settings.choose(theme), { name: translate(`preset.${id}`) }),
      id: `preset-${id}`,
    })),
  ];
}

/** Lists the links of the product menu and of the version menu. */
function listPlaces(translate: Translate): Command[] {
  const command = createCommand(translate, 'go');
  return [['product', PRODUCT_MENU_ID] as const, ['release', VERSION_MENU_ID] as const].flatMap(
    ([kind, menu]) =>
      [
        ...document.querySelectorAll<HTMLAnchorElement>(
          `#${menu} li:not([data-menu]) > a:not([aria-current])`,
        ),
      ].map((link) => ({
        ...command(kind, () => link.click(), { name: nameOf(link) }),
        id: `${kind} ${link.href}`,
      })),
  );
}

/** Returns the name of a menu entry without its hint. */
function nameOf(link: HTMLElement): string {
  const { textContent } = link.querySelector('[data-menu="name"]') ?? link.firstChild ?? link;
  return textContent?.trim() ?? '';
}

function createCommand(translate: Translate, group: CommandGroup) {
  return (id: string, run: () => void, values?: Readonly<Record<string, string>>): Command => ({
    id,
    group,
    name: translate(`search.command.${id}`, values),
    run,
  });
}

/** Ignores a copy that fails; the page stays as it was (CPY-5). */
function ignoreFailure(copy: Promise<void>): void {
  copy.catch(() => {});
}
