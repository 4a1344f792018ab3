import { copyText } from './copyText.ts';

/**
 * Copies text that still loads; call it in the event handler of the click.
 * Starts the write at once, because WebKit rejects writes after the click.
 * Throws a `NotAllowedError` when the clipboard denies access (CPY-5), and the error of the
 * promise when the text fails to load.
 */
export async function copyPending(text: Promise<string>): Promise<void> {
  const type = 'text/plain';
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ [type]: text.then((loaded) => new Blob([loaded], { type })) }),
    ]);
  } catch {
    await copyText(await text);
  }
}
