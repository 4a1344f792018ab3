import type { Root } from 'react-dom/client';
import { showDemoVariants } from '@vitrine/ui';
import type { IslandContext } from '../shared/IslandContext.ts';
import { mountIsland } from './mountIsland.tsx';
import { NEAR_VIEWPORT } from '../shared/nearViewport.constants.ts';

/** Hydrates the demos of an article near the viewport; `ready` resolves after the first batch. */
export function mountIslands(
  article: HTMLElement,
  context: IslandContext,
): { ready: Promise<void>; unmount: () => void } {
  showDemoVariants(article, context.settings.get());
  const stages = [...article.querySelectorAll<HTMLElement>('[data-demo-stage][data-providers]')];
  const roots = new Map<Element, Promise<Root | undefined>>();
  const tools = new Map<Element, Promise<() => void>>();
  let ready = (): void => {};
  const firstSeen = new Promise<void>((resolve) => (ready = resolve));
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(
        ({ isIntersecting, target }) => isIntersecting && !roots.has(target),
      );
      for (const { target } of near) {
        observer.unobserve(target);
        // A demo that fails to load stays as it was prerendered.
        roots.set(
          target,
          mountStage(target as HTMLElement, context).catch(() => undefined),
        );
        // A demo whose toolbar fails to load keeps its plain controls.
        tools.set(
          target,
          mountTools(target as HTMLElement, context).catch(() => () => {}),
        );
      }
      const mounts = near.flatMap(({ target }) => [roots.get(target), tools.get(target)]);
      void Promise.all<unknown>(mounts).then(ready);
    },
    { rootMargin: NEAR_VIEWPORT },
  );
  for (const stage of stages) observer.observe(stage);
  if (stages.length === 0) ready();
  return {
    ready: firstSeen,
    unmount() {
      observer.disconnect();
      // Unmount later, because React cannot unmount a root while it renders another root.
      for (const root of roots.values()) void root.then((mounted) => mounted?.unmount());
      for (const tool of tools.values()) void tool.then((unmount) => unmount());
    },
  };
}

/** Hydrates a demo; only marks a framed demo as live, because its iframe hydrates it. */
async function mountStage(stage: HTMLElement, context: IslandContext): Promise<Root | undefined> {
  if (!stage.hasAttribute('data-framed')) return mountIsland(stage, context);
  stage.dataset.live = '';
  return undefined;
}

/** Mounts the toolbar of a demo; returns the cleanup. */
async function mountTools(stage: HTMLElement, context: IslandContext): Promise<() => void> {
  const demo = stage.closest<HTMLElement>('[data-demo]');
  const { mountDemoTools } = await import('../demo/mountDemoTools.tsx');
  return demo?.isConnected ? mountDemoTools(demo, context) : () => {};
}
