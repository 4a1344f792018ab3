import { expect, test } from 'vitest';
import { hashSource } from './contentPolicy.ts';
import { addWorkbenchPolicy } from './workbenchPolicy.ts';

const HTML = `<!doctype html><html><head><script type="module" src="./a.js"></script>
<script>a = '$&';</script></head><body><script type="module">import './b.js';</script></body></html>`;

test('adds a Content Security Policy with script hashes before all workbench scripts (FAULT G9)', () => {
  const html = addWorkbenchPolicy(HTML);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [, sources] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(sources?.split(' ')).toEqual([
    "'self'",
    hashSource("a = '$&';"),
    hashSource("import './b.js';"),
  ]);
  expect(policy).toContain("default-src 'none'");
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain("a = '$&';");
});
