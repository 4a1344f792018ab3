import { clearCopied } from '../clipboard/index.ts';
import { trustHtml } from '../internal/trustHtml.ts';
import type { CodeStore } from '../settings/createCodeStore.ts';
import { DEFAULT_CODE_STYLING, DEFAULT_CODE_VARIANT } from '../settings/settings.constants.ts';
import type { CodeChoices } from '../settings/settings.types.ts';
import type { DemoCode, DemoFile, DemoSource } from './demo.types.ts';
import { pickDemoSource } from './pickDemoSource.ts';

export interface DemoCodeOptions {
  /** Element that contains the demos. */
  root: HTMLElement;
  store: CodeStore;
  /** Loads the code of a demo. */
  load: (url: string) => Promise<DemoCode>;
}

const NEAR_VIEWPORT = '400px';

/** Language and styling that a page shows before hydration. */
const DEFAULT_CHOICES: CodeChoices = {
  codeVariant: DEFAULT_CODE_VARIANT,
  codeStyling: DEFAULT_CODE_STYLING,
};

/**
 * Shows the source of each demo near the viewport in the chosen language and styling (COD-1).
 * Keeps the current source when the code cannot be loaded.
 */
export function installDemoCode({ root, store, load }: DemoCodeOptions): () => void {
  const nearDemos = new Set<HTMLElement>();
  const showDemoSource = (demo: HTMLElement) => {
    const url = demo.dataset.code;
    const shownChoice = demo.dataset.shownSource ?? nameChoice(DEFAULT_CHOICES);
    if (url === undefined || shownChoice === nameChoice(store.get())) return;
    load(url).then(
      ({ sources }) => {
        demo.dataset.shownSource = nameChoice(store.get());
        showSource(demo, pickDemoSource(sources, store.get()));
      },
      () => {},
    );
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const demo = target as HTMLElement;
        if (!isIntersecting) nearDemos.delete(demo);
        else {
          nearDemos.add(demo);
          showDemoSource(demo);
        }
      }
    },
    { rootMargin: NEAR_VIEWPORT },
  );
  for (const demo of root.querySelectorAll('[data-code]')) observer.observe(demo);
  const unsubscribe = store.subscribe(() => nearDemos.forEach(showDemoSource));
  return () => {
    observer.disconnect();
    unsubscribe();
  };
}

function nameChoice({ codeVariant, codeStyling }: CodeChoices): string {
  return `${codeVariant} ${codeStyling}`;
}

/** Replaces the code blocks with copies of the first block that contain the files of a source. */
function showSource(demo: Element, { files }: DemoSource): void {
  const list = demo.querySelector('[data-demo-files]');
  const [pattern] = list?.children ?? [];
  if (!list || !pattern) return;
  list.replaceChildren(...files.map((file) => fillBlock(pattern.cloneNode(true) as Element, file)));
}

function fillBlock(block: Element, { name, language, html }: DemoFile): Element {
  const [code, title] = [block.querySelector('code'), block.querySelector('figcaption')];
  block.setAttribute('data-code-block', language);
  if (code) code.innerHTML = trustHtml(html);
  if (title) title.textContent = name;
  // Clears Copied, because it refers to the previous code.
  clearCopied(block.querySelector('[data-copy]') as Element);
  return block;
}
