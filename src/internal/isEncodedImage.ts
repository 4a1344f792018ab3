/** Returns whether the code of a file is an image as a data URL. */
export function isEncodedImage(code: string): boolean {
  return code.startsWith('data:image/');
}
