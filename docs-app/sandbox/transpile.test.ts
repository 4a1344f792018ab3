import { describe, expect, test } from 'vitest';
import { CodeError, transpile } from './transpile.ts';

function problemOf(name: string, code: string) {
  try {
    transpile({ name, code });
  } catch (error) {
    if (error instanceof CodeError) return error.problem;
  }
  return undefined;
}

describe('transpile', () => {
  test('removes types without changing line numbers', () => {
    const code = transpile({
      name: 'A.tsx',
      code: 'import type { X } from "x";\nexport default function A({ a }: { a: X }) {\n  return <b>{a as string}</b>;\n}\n',
    });
    const lines = code.split('\n');
    expect(lines[1]).toContain('function A({ a }');
    expect(lines[2]).toContain('.jsx');
    expect(code).not.toMatch(/import |: X|as string|require\('x'\)/);
  });

  test('keeps a JavaScript comparison that looks like type arguments', () => {
    expect(transpile({ name: 'a.js', code: 'export const a = b < c;\n' })).toContain('b < c');
  });

  test('reports the file and line of a syntax error, with a message that omits them', () => {
    const problem = problemOf('A.tsx', 'export default function A() {\n  return <b>;\n}\n');
    expect(problem).toMatchObject({ kind: 'syntax', file: 'A.tsx', line: expect.any(Number) });
    expect(problem?.message).not.toMatch(/Error transforming|\(\d/);
  });

  test('removes an import that is used only as a type', () => {
    const code = 'import { Props } from "nowhere";\nexport const a: Props = 1;\n';
    expect(transpile({ name: 'a.ts', code })).not.toContain('nowhere');
  });
});
