/** Maximum length of packed text, in characters. Longer text is rejected. */
export const PACKED_LIMIT = 16_000;

/** Maximum size of unpacked text, in bytes. Unpacking stops beyond this limit. */
export const UNPACKED_LIMIT = 200_000;

/** Thrown when a text is too long for a link. */
export class TextTooLong extends Error {}

/**
 * Compresses a text with raw deflate and encodes it with letters, digits, `_` and `.`.
 * These characters never match the patterns that read language or styling from the URL hash.
 * Throws `TextTooLong` beyond `UNPACKED_LIMIT` or `PACKED_LIMIT`.
 */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > UNPACKED_LIMIT) throw new TextTooLong();
  const deflated = await collect(pipe(bytes, new CompressionStream('deflate-raw')));
  const packed = btoa(Array.from(deflated, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '.')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  if (packed.length > PACKED_LIMIT) throw new TextTooLong();
  return packed;
}

/** Unpacks a text; returns undefined when it is invalid or too long. */
export async function unpackText(packed: string): Promise<string | undefined> {
  if (packed.length > PACKED_LIMIT) return undefined;
  try {
    const binary = atob(packed.replaceAll('.', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const inflated = await collect(pipe(bytes, new DecompressionStream('deflate-raw')));
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated);
  } catch {
    return undefined;
  }
}

function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(through);
}

/** Collects the bytes of a stream; cancels it and throws when they exceed the limit. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: number[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) chunks.push(byte);
    if (chunks.length > UNPACKED_LIMIT) {
      await reader.cancel();
      throw new TextTooLong();
    }
  }
  return Uint8Array.from(chunks);
}
