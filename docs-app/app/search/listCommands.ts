import { copyText, type SearchCommand, type Translate } from '@vitrine/ui';
import { site } from '../../model/site.config.ts';
import '../shared/vitrineWindow.ts';

type Command = SearchCommand & { run: () => void };

/** Lists the commands of the current page. */
export function listCommands(translate: Translate): Command[] {
  const { settings } = window.__vitrine;
  const command = (id: string, run: () => void): Command => ({
    id,
    name: translate(`search.command.${id}`),
    run,
  });
  const markdown = document.querySelector<HTMLLinkElement>(
    'link[rel="alternate"][type="text/markdown"]',
  );
  return [
    ...(['light', 'dark', 'system'] as const).map((mode) =>
      command(mode, () => settings.setMode(mode)),
    ),
    ...(['ltr', 'rtl'] as const).map((direction) =>
      command(direction, () => settings.choose({ direction })),
    ),
    command('dense', () => settings.choose({ dense: true })),
    command('comfortable', () => settings.choose({ dense: false })),
    ...(markdown ? [command('copyMarkdown', () => void copyFile(markdown.href))] : []),
    command('workbench', () => location.assign(site.workbenchUrl)),
  ];
}

/** Copies a text file; does nothing when the clipboard or the network fails (CPY-5). */
async function copyFile(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (response.ok) await copyText(await response.text());
  } catch {
    // The page stays as it was.
  }
}
