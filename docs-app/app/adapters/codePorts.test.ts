// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { codePorts } from './codePorts.ts';

test.each([
  ['codeVariant', 'JS'],
  ['codeStyling', 'Tailwind'],
])('writes the cookie %s with path=/ and a max-age of one year (COD-5)', (name, value) => {
  const write = vi.spyOn(document, 'cookie', 'set');
  codePorts.writeCookie(name, value);
  const [text = ''] = write.mock.lastCall ?? [];
  write.mockRestore();
  expect(text.split(';').slice(0, 3)).toEqual([`${name}=${value}`, 'path=/', 'max-age=31536000']);
});
