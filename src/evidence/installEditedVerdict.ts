import type { DemoStore } from '../demo/index.ts';

/** Shows `text` instead of test results while a demo runs edited code; returns the cleanup. */
export function installEditedVerdict(demo: Element, store: DemoStore, text: string): () => void {
  const strip = demo.querySelector<HTMLElement>('[data-evidence]');
  if (!strip) return () => {};
  const tested = strip.dataset.evidence;
  const results = [...strip.childNodes];
  const show = (isEdited: boolean) => {
    if (isEdited === (strip.dataset.evidence === 'edited')) return;
    strip.dataset.evidence = isEdited ? 'edited' : tested;
    strip.replaceChildren(...(isEdited ? [text] : results));
  };
  const follow = () => {
    const { isEdited, edits } = store.get();
    show(isEdited && edits !== undefined);
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    show(false);
  };
}
