import { copyPending, PageMenu } from '@vitrine/ui';
import { encodePathname } from '@vitrine/ui/core';
import { replayClicks } from '../shared/replayClicks.ts';
import { useIsHydrated } from '../shared/useIsHydrated.ts';
import { site } from '../../model/site.config.ts';
import type { SitePage } from '../../model/page.types.ts';
import { siteUrl, withBase } from '../shared/base.ts';

/** Renders the menu of a page. When the host is unknown, assistants appear after hydration. */
export function SitePageMenu({ page }: { page: SitePage }) {
  const isHydrated = useIsHydrated();
  const origin = page.origin ?? (isHydrated ? siteUrl(location.origin) : undefined);
  const markdownHref = `${encodePathname(page.pathname)}.md`;
  return (
    <PageMenu
      key={page.pathname}
      markdownHref={markdownHref}
      markdownUrl={origin === undefined ? undefined : origin + markdownHref}
      assistants={site.assistants}
      copy={() => copyPending(loadFile(markdownHref))}
      copyRef={replayCopy}
    />
  );
}

/** Replays a click on the copy button from before hydration. */
function replayCopy(button: HTMLElement | null): void {
  if (button) replayClicks(button);
}

async function loadFile(href: string): Promise<string> {
  const response = await fetch(withBase(href));
  if (!response.ok) throw new Error(`Could not load ${href}.`);
  return response.text();
}
