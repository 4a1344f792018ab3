import { expect, test } from 'vitest';
import { PACKED_LIMIT, packText, TextTooLong, unpackText } from './packText.ts';

/** Returns characters that hardly compress. */
function writeNoise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(32 + (seed % 90));
  }).join('');
}

/** Packs bytes without a limit. */
async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64');
  return packed.replaceAll('+', '.').replaceAll('/', '_').replaceAll('=', '');
}

/** Finds noise whose packed text has the requested length. */
async function findNoise(packedLength: number): Promise<string> {
  for (let length = Math.round(packedLength * 0.9); ; length += 1) {
    const noise = writeNoise(length);
    const packed = await pack(new TextEncoder().encode(noise));
    if (packed.length === packedLength) return noise;
    if (packed.length > packedLength)
      throw new Error(`No noise packs to exactly ${packedLength} characters.`);
  }
}

test.each(['', 'a', 'ab', 'abc', '中文 🙂', writeNoise(1000)])(
  'restores the text after packing and unpacking: case %#',
  async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w.]*$/);
    expect(await unpackText(packed)).toBe(text);
  },
);

test('restores a text when its packed form has the maximum length', async () => {
  const noise = await findNoise(PACKED_LIMIT);
  const packed = await packText(noise);
  expect(packed).toHaveLength(PACKED_LIMIT);
  expect(await unpackText(packed)).toBe(noise);
});

test('rejects a text when its packed form exceeds the maximum length', async () => {
  const noise = writeNoise(2 * PACKED_LIMIT);
  await expect(packText(noise)).rejects.toThrow(TextTooLong);
  expect(await unpackText(await pack(new TextEncoder().encode(noise)))).toBeUndefined();
});

test('returns undefined when the unpacked bytes are not UTF-8', async () => {
  expect(await unpackText(await pack(Uint8Array.from([0xff])))).toBeUndefined();
});
