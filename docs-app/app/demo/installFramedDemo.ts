import type { DemoStore } from '@vitrine/ui';
import '../shared/vitrineWindow.ts';

/** Passes the state of a demo to the frame that runs it; returns a cleanup. */
export function installFramedDemo(stage: HTMLElement, store: DemoStore): () => void {
  const frame = stage.querySelector('iframe');
  if (!frame) return () => {};
  const show = () => {
    const { mode, direction, run } = store.get();
    const framed = frame.contentWindow?.__vitrine?.demo;
    if (!framed) return;
    const current = framed.get();
    const isSame = current.mode === mode && current.direction === direction && current.run === run;
    if (!isSame) framed.change({ mode, direction, run });
  };
  frame.addEventListener('ready', show);
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    frame.removeEventListener('ready', show);
    unsubscribe();
  };
}
