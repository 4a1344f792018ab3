import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SITE } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { sampleFiles } from '../../testing/sampleFiles.ts';
import { deriveJavaScript } from './deriveJavaScript.ts';

const demos = globFiles('products/*/pages/**/demos/*/*.tsx', SITE);
const sampled = sampleFiles(6, demos, (file) => `docs-app/${file}`);

/** Compiles a module to plain JavaScript, so that only differences in behavior remain. */
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
  // TypeScript leaves a comma where it removes a type from an import.
  return (
    outputText
      .replaceAll(', {} from', ' from')
      .replaceAll(', } from', ' } from')
      // JavaScript does not import a module only for its types.
      .replaceAll(/^import \{\} from .*\n/gm, '')
      // Relative imports have other file names in JavaScript.
      .replaceAll(/(['"]\.\/[^'"]+)\.ts(x?)(?=['"])/g, '$1.js$2')
  );
}

describe('deriveJavaScript', () => {
  test.each([
    [
      'removes types and formats the code',
      "import type { Props } from './props';\nimport * as React from 'react';\n\ninterface Own { a: string }\n\nexport default function Order({ a }: Own & Props): React.ReactNode {\n  return <b>{a as string}</b>;\n}\n",
      "import * as React from 'react';\n\nexport default function Order({ a }) {\n  return <b>{a}</b>;\n}\n",
    ],
    [
      'renames relative imports',
      "import { rows, type Row } from './rows.ts';\nimport './Order.css';\nexport * from './Total.tsx';\nexport const first: Row = rows[0];\n",
      "import { rows } from './rows.js';\nimport './Order.css';\nexport * from './Total.jsx';\nexport const first = rows[0];\n",
    ],
    [
      'keeps comments',
      '// Kept in pounds.\nconst total: number = 1; /* so far */\n',
      '// Kept in pounds.\nconst total = 1; /* so far */\n',
    ],
    [
      'removes type arguments of elements (FAULT D7)',
      'const a = <Select<Map<string, number>> open={b as boolean} />;\n\nconst c = <List<string>>x</List>;\n',
      'const a = <Select open={b} />;\n\nconst c = <List>x</List>;\n',
    ],
    [
      'removes the comments of removed types and keeps others (FAULT D7)',
      '// About the file.\n\n/** A row. */\n// Two columns.\ninterface Row { /** Its name. */ name: string }\n\ntype Size = string; // In pixels.\n\n/** Draws rows. */\nexport function List() {\n  // Local.\n  type Own = Row;\n  return null;\n}\n',
      '// About the file.\n\n/** Draws rows. */\nexport function List() {\n  return null;\n}\n',
    ],
    [
      'removes imports and exports that have only types (FAULT D7)',
      "import { type A } from 'a';\nimport B, { type C } from 'b';\nimport {} from 'c';\nimport 'd';\nexport { type A } from 'a';\nexport { B };\n",
      "import B from 'b';\nimport {} from 'c';\nimport 'd';\nexport { B };\n",
    ],
  ])('deriveJavaScript %s', async (_name, code, javaScript) => {
    expect(await deriveJavaScript('Order.tsx', code)).toBe(javaScript);
  });

  test('throws for TypeScript syntax with a runtime effect, such as an enum', async () => {
    await expect(deriveJavaScript('Order.tsx', 'enum State { Open }\n')).rejects.toThrow(
      /^Order\.tsx:1: JavaScript has no "enum State \{ Open \}"; use types only$/,
    );
  });

  test('throws with the file name when the code cannot be parsed', async () => {
    await expect(deriveJavaScript('Order.tsx', 'const a = <b>;\n')).rejects.toThrow('Order.tsx');
  });
});

test.each(sampled)('derives JavaScript with the same meaning from %s', async (file) => {
  const code = readFileSync(join(SITE, file), 'utf8');
  const javaScript = await deriveJavaScript('Demo.tsx', code);
  expect(compile('Demo.jsx', javaScript)).toBe(compile('Demo.tsx', code));
  expect(await deriveJavaScript('Demo.tsx', javaScript)).toBe(javaScript);
});
