/** Returns whether the content of a file is the data URL of an image. */
export function isEncodedImage(code: string): boolean {
  return code.startsWith('data:image/');
}
