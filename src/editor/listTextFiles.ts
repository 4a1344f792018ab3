import { isEncodedImage } from '../internal/isEncodedImage.ts';

/** Lists the editable files. Omits images, whose code is a data URL. */
export function listTextFiles<File extends { code: string }>(files: readonly File[]): File[] {
  return files.filter(({ code }) => !isEncodedImage(code));
}
