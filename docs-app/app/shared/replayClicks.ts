import './vitrineWindow.ts';

/** Replays the clicks queued before a part of the page hydrated; `data-live` ends the queuing. */
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
