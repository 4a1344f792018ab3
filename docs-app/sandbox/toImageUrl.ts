import { isEncodedImage } from '@vitrine/ui/core';
import type { PlayFile } from '@vitrine/ui';

/** Returns the image URL that an image file exports by default; undefined for other files. */
export function toImageUrl({ name, code }: PlayFile): string | undefined {
  if (isEncodedImage(code)) return code;
  return name.endsWith('.svg') ? `data:image/svg+xml,${encodeURIComponent(code)}` : undefined;
}
