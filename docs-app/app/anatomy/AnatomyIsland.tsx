import * as React from 'react';
import { createRoot } from 'react-dom/client';
import {
  createAnatomyStore,
  findParts,
  installPartRows,
  listParts,
  localizePathname,
  normalizePathname,
  AnatomyPanel,
  pickRichestDemo,
  trustHtml,
  writeDemoTitle,
  type Part,
  type AnatomyStore,
} from '@vitrine/ui';
import { applyPageStyles } from '../styles/applyPageStyles.ts';
import { applyPageSheets, loadPageSheets } from '../styles/pageSheets.ts';
import { mountIsland } from '../islands/mountIsland.tsx';
import type { IslandContext } from '../shared/IslandContext.ts';
import { loadComponents, loadPage } from '../data/loadPage.ts';
import { IslandProviders } from '../shared/IslandProviders.tsx';
import type { SitePage } from '../../model/page.types.ts';
import { siteUrl, withoutBase } from '../shared/base.ts';

/**
 * Mounts the anatomy panel of an API page; returns the cleanup. Shows the demos of the pages whose
 * pathnames are in the toggle's `data-parts`.
 */
export async function mountAnatomyPanel(
  article: HTMLElement,
  toggle: HTMLElement,
  context: IslandContext,
): Promise<() => void> {
  const { pathname } = normalizePathname(withoutBase(location.pathname));
  const [components, pages] = await Promise.all([
    loadComponents(pathname),
    loadPages(toggle.dataset['parts']?.split(' ') ?? [], context),
  ]);
  const demos = pages.flatMap((page) => listDemos(page, context));
  const parts = components.flatMap(import.meta.env.VITE_BASE ? atBase(context) : listParts);
  const foundParts = findParts(
    demos.map(({ stage }) => stage),
    parts,
  );
  const store = createAnatomyStore(foundParts, pickRichestDemo(foundParts, demos.length));
  await loadPageSheets(listSheets(pages));
  // After navigation, the style sheets would replace those of the new page.
  if (!toggle.isConnected) return () => {};
  applyStyles(pages);
  const host = document.createElement('div');
  // Create no box for the host, so that the panel is sticky along the whole article.
  host.style.display = 'contents';
  article.querySelector('[data-api-tools]')?.after(host);
  const root = createRoot(host);
  root.render(
    <IslandProviders translate={context.translate} language={context.language}>
      <AnatomyPanel
        parts={parts}
        store={store}
        demos={demos.map((demo, index) => ({
          ...demo,
          content: (
            <LiveDemo
              stage={demo.stage}
              name={demo.name}
              context={demo.context}
              onChange={(stage) => learnFrom(stage, index, { parts, store })}
            />
          ),
        }))}
      />
    </IslandProviders>,
  );
  const uninstall = installPartRows(article, parts, store);
  return () => {
    uninstall();
    root.unmount();
    host.remove();
  };
}

/** Creates a variant of `listParts` that adds the base path to the links of descriptions. */
function atBase({ language }: IslandContext): typeof listParts {
  const start = siteUrl(location.origin);
  const complete = (html: string) =>
    html.replaceAll(
      /href="(\/[^"]*)"/g,
      (_, path: string) => `href="${start}${localizePathname(language, path)}"`,
    );
  return (component) =>
    listParts(component).map((part) => ({
      ...part,
      ...(part.descriptionHtml && { descriptionHtml: complete(part.descriptionHtml) }),
    }));
}

/** Applies the style sheets and rules of the pages whose demos the panel shows. */
function applyStyles(pages: readonly SitePage[]): void {
  for (const { css } of pages) applyPageStyles(css);
  applyPageSheets(listSheets(pages));
}

function listSheets(pages: readonly SitePage[]): string[] {
  return pages.flatMap((page) => page.sheets ?? []);
}

/** Finds parts that appear only after a demo has mounted, and adds them to the store. */
function learnFrom(
  stage: HTMLElement,
  index: number,
  { parts, store }: { parts: readonly Part[]; store: AnatomyStore },
): void {
  const isNew = ({ anchors }: Part) => !store.get().found.has(anchors[0]);
  store.learn(findParts([stage], parts.filter(isNew), index));
}

/** Loads pages; skips pages that fail to load, and rejects when all of them fail. */
async function loadPages(
  pathnames: readonly string[],
  { language }: IslandContext,
): Promise<SitePage[]> {
  const loads = pathnames.map((page) => loadPage(localizePathname(language, page)));
  await Promise.any(loads);
  const results = await Promise.allSettled(loads);
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

interface FoundDemo {
  name: string;
  title: string;
  href: string;
  /** Context with the demos of the page. */
  context: IslandContext;
  /** Prerendered stage, outside the document. */
  stage: HTMLElement;
}

/** Lists the demos in a page's published HTML. */
function listDemos(
  { html, pathname, title, demos = {} }: SitePage,
  shared: IslandContext,
): FoundDemo[] {
  const context = { ...shared, demos };
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  return [...template.content.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
    const stage = demo.querySelector<HTMLElement>('[data-demo-stage]');
    const { demo: name = '' } = demo.dataset;
    if (!stage) return [];
    const href = `${pathname}#${name}`;
    return [{ name, title: `${title}: ${writeDemoTitle(name)}`, href, context, stage }];
  });
}

interface LiveDemoProps extends Pick<FoundDemo, 'name' | 'stage' | 'context'> {
  /** Called when elements or classes of the demo change. */
  onChange: (stage: HTMLElement) => void;
}

/** Runs a demo in an empty copy of its stage. */
function LiveDemo({ name, stage, context, onChange }: LiveDemoProps) {
  const changed = React.useEffectEvent(onChange);
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    const stageCopy = stage.cloneNode(false) as HTMLElement;
    ref.current?.append(stageCopy);
    const observer = new MutationObserver(() => changed(stageCopy));
    observer.observe(stageCopy, { subtree: true, childList: true, attributeFilter: ['class'] });
    const mounting = mountIsland(stageCopy, context).catch(() => undefined);
    return () => {
      observer.disconnect();
      stageCopy.remove();
      // Unmount later, because React cannot unmount a root while it renders another root.
      void mounting.then((mounted) => mounted?.unmount());
    };
  }, [stage, context]);
  return <div ref={ref} data-demo={name} />;
}
