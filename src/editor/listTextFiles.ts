import { isEncodedImage } from '../internal/isEncodedImage.ts';

/** Lists the files that can be edited; an image, whose code is a data URL, cannot. */
export function listTextFiles<File extends { code: string }>(files: readonly File[]): File[] {
  return files.filter(({ code }) => !isEncodedImage(code));
}
