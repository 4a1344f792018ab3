import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleText } from './bundleText.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-text-'));

afterAll(() => rmSync(dir, { recursive: true }));

test('writes assets of any size as data URLs, because the script has no files beside it', async () => {
  writeFileSync(join(dir, 'font.woff2'), Buffer.alloc(9000));
  writeFileSync(join(dir, 'photo.png'), Buffer.alloc(9000));
  writeFileSync(join(dir, 'a.css'), '@font-face { font-family: A; src: url("./font.woff2"); }');
  const input = join(dir, 'a.js');
  writeFileSync(input, "import './a.css';\nexport { default } from './photo.png';\n");
  const code = await bundleText({ input, format: 'es' });
  expect(code).toContain('data:font/woff2;base64,AAAA');
  expect(code).toContain('data:image/png;base64,AAAA');
}, 30_000);
