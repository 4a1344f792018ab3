/** Copies text. Throws a `NotAllowedError` when the Clipboard API and the fallback fail (CPY-5). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) {
      throw new DOMException('Denied', 'NotAllowedError');
    }
  }
}

/** Copies from a temporary textarea, then restores the selection and the focus. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const selection = getSelection();
  const range = selection?.rangeCount && selection.getRangeAt(0);
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;top:0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (range) {
      selection.empty();
      selection.addRange(range);
    }
    focused?.focus();
  }
}
