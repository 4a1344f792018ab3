import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SITE } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { deriveJavaScript } from './deriveJavaScript.ts';

const demos = globFiles('products/*/pages/**/demos/*/*.tsx', SITE);

/** Compiles a module as strictly as engines read it, so that only its meaning is left. */
function compile(fileName: string, code: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      removeComments: true,
      allowJs: true,
    },
  });
  // Where an import had a type, the compiler leaves a comma.
  return (
    outputText
      .replaceAll(', {} from', ' from')
      .replaceAll(', } from', ' } from')
      // Files of its own have other names in JavaScript.
      .replaceAll(/(['"]\.\/[^'"]+)\.ts(x?)(?=['"])/g, '$1.js$2')
  );
}

describe('deriveJavaScript', () => {
  test.each([
    [
      'types are removed and what is left is formatted',
      "import type { Props } from './props';\nimport * as React from 'react';\n\ninterface Own { a: string }\n\nexport default function Order({ a }: Own & Props): React.ReactNode {\n  return <b>{a as string}</b>;\n}\n",
      "import * as React from 'react';\n\nexport default function Order({ a }) {\n  return <b>{a}</b>;\n}\n",
    ],
    [
      'relative imports follow the names of the files',
      "import { rows, type Row } from './rows.ts';\nimport './Order.css';\nexport * from './Total.tsx';\nexport const first: Row = rows[0];\n",
      "import { rows } from './rows.js';\nimport './Order.css';\nexport * from './Total.jsx';\nexport const first = rows[0];\n",
    ],
    [
      'comments stay',
      '// Kept in pounds.\nconst total: number = 1; /* so far */\n',
      '// Kept in pounds.\nconst total = 1; /* so far */\n',
    ],
  ])('%s', async (_name, code, javaScript) => {
    expect(await deriveJavaScript('Order.tsx', code)).toBe(javaScript);
  });

  test('says what is not only types', async () => {
    await expect(deriveJavaScript('Order.tsx', 'enum State { Open }\n')).rejects.toThrow(
      /Order\.tsx has TypeScript that is not only types: enum State/,
    );
  });

  test('says what cannot be parsed', async () => {
    await expect(deriveJavaScript('Order.tsx', 'const a = <b>;\n')).rejects.toThrow('Order.tsx');
  });
});

test.each(demos)('%s means the same in JavaScript', async (file) => {
  const code = readFileSync(join(SITE, file), 'utf8');
  const javaScript = await deriveJavaScript('Demo.tsx', code);
  expect(compile('Demo.jsx', javaScript)).toBe(compile('Demo.tsx', code));
  expect(await deriveJavaScript('Demo.tsx', javaScript)).toBe(javaScript);
});
