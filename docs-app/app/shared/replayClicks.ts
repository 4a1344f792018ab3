import './vitrineWindow.ts';

/** Does again the clicks that came before a part of the page was alive, and takes no more of them. */
export function replayClicks(part: HTMLElement): void {
  part.dataset.live = '';
  const { pending } = window.__vitrine;
  for (const target of pending.filter((element) => part.contains(element))) {
    pending.splice(pending.indexOf(target), 1);
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, view: window }),
    );
  }
}
