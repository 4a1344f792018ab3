import type { AnatomyStore } from './createAnatomyStore.ts';
import type { Part } from './anatomy.types.ts';

/** Marks a part as hovered while its row is hovered or focused. Returns a cleanup function. */
export function installPartRows(
  root: HTMLElement,
  parts: readonly Part[],
  { hover }: AnatomyStore,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const anchors = new Map(
    parts.flatMap((part) => part.anchors.map((anchor) => [anchor, part.anchors[0]])),
  );
  const findRow = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('tbody tr[id]') : null;
    return row ? anchors.get(row.id) : undefined;
  };
  const point = ({ target }: Event) => {
    const anchor = findRow(target);
    if (anchor !== undefined) hover(anchor);
  };
  const leave = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const anchor = findRow(target);
    if (anchor !== undefined && findRow(relatedTarget) !== anchor) hover(undefined);
  };
  root.addEventListener('pointerover', point, { signal });
  root.addEventListener('pointerout', leave, { signal });
  root.addEventListener('focusin', point, { signal });
  root.addEventListener('focusout', leave, { signal });
  return () => end.abort();
}
