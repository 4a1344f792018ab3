import type { CodeProblem, PlayFile } from '@vitrine/ui';
import { transform, type Transform } from 'sucrase';

/** Thrown when edited code cannot run; `problem` contains the reason. */
export class CodeError extends Error {
  problem: CodeProblem;

  constructor(problem: CodeProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface SyntaxFault extends Error {
  loc?: { line: number; column: number };
}

const SCRIPT = /\.([jt])sx?$/;

/** Returns whether a file is a script. */
export function isScript(name: string): boolean {
  return SCRIPT.test(name);
}

/** Removes a file's types and compiles its imports and JSX; line numbers do not change. */
export function transpile({ name, code }: PlayFile): string {
  const transforms: Transform[] = ['jsx', 'imports'];
  if (SCRIPT.exec(name)?.[1] === 't') transforms.push('typescript');
  try {
    const options = { transforms, production: true, jsxRuntime: 'automatic' as const };
    return transform(code, { ...options, filePath: name }).code;
  } catch (error) {
    throw new CodeError(explainFault(error as SyntaxFault, name));
  }
}

function explainFault({ message, loc }: SyntaxFault, file: string): CodeProblem {
  const plain = message
    .replace(`Error transforming ${file}: `, '')
    .replace(/ \(\d+:\d+\)$/, '')
    .trim();
  return { kind: 'syntax', message: plain, file, ...loc };
}
