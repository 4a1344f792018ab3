import { clearCopied } from '../code/installCodeCopy.ts';
import { trustHtml } from '../internal/trustHtml.ts';
import type { CodeStore } from '../settings/createCodeStore.ts';
import { DEFAULT_CODE_STYLING, DEFAULT_CODE_VARIANT } from '../settings/settings.constants.ts';
import type { CodeChoices } from '../settings/settings.types.ts';
import type { DemoCode, DemoFile, DemoSource } from './demo.types.ts';
import { pickDemoSource } from './pickDemoSource.ts';

export interface DemoCodeOptions {
  /** What the demos are in. */
  root: HTMLElement;
  store: CodeStore;
  /** Loads the code of a demo. */
  load: (url: string) => Promise<DemoCode>;
}

/** What a page shows before it is alive. */
const DEFAULT_CHOICES: CodeChoices = {
  codeVariant: DEFAULT_CODE_VARIANT,
  codeStyling: DEFAULT_CODE_STYLING,
};

/** Shows the source of each demo as the reader chose it; one that cannot be loaded stays as it is (COD-1). */
export function installDemoCode({ root, store, load }: DemoCodeOptions): () => void {
  const showOne = (demo: HTMLElement) => {
    const url = demo.dataset.code;
    const shown = demo.dataset.shownSource ?? nameChoice(DEFAULT_CHOICES);
    if (url === undefined || shown === nameChoice(store.get())) return;
    load(url).then(
      ({ sources }) => {
        demo.dataset.shownSource = nameChoice(store.get());
        showSource(demo, pickDemoSource(sources, store.get()));
      },
      () => {},
    );
  };
  const showAll = () => {
    const opened = root.querySelectorAll('[data-code] details[open]');
    for (const details of opened) showAround(details);
  };
  const showAround = (element: Element) => {
    const demo = element.closest<HTMLElement>('[data-code]');
    if (demo) showOne(demo);
  };
  const handleToggle = ({ target }: Event) => target instanceof Element && showAround(target);
  // A details element tells nobody above it that it was opened, but what listens before it.
  root.addEventListener('toggle', handleToggle, true);
  const unsubscribe = store.subscribe(showAll);
  showAll();
  return () => {
    root.removeEventListener('toggle', handleToggle, true);
    unsubscribe();
  };
}

function nameChoice({ codeVariant, codeStyling }: CodeChoices): string {
  return `${codeVariant} ${codeStyling}`;
}

/** Puts the files of a source in the place of those that are shown; each keeps its copy button. */
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
  // What was copied is another source.
  clearCopied(block.querySelector('[data-copy]') as Element);
  return block;
}
