import type { CodeProblem, PlayFile } from '@vitrine/ui';
import { transform, type Transform } from 'sucrase';

/** Edited code that cannot be run, and why. */
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

/** Tells whether a file is code, and no style sheet. */
export function isScript(name: string): boolean {
  return SCRIPT.test(name);
}

/** Takes the types out of a file, and turns its imports and JSX into calls; lines stay where they were. */
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
