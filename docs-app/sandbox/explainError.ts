import type { CodeProblem, CodeProblemKind } from '@vitrine/ui';
import { MESSAGE_LIMIT } from '@vitrine/ui/core';
import { locateError } from './loadFiles.ts';
import { CodeError } from './transpile.ts';

/** Describes a thrown value, with a message of at most `MESSAGE_LIMIT` characters. */
export function explainError(thrown: unknown, kind: CodeProblemKind): CodeProblem {
  if (thrown instanceof CodeError) {
    return { ...thrown.problem, message: shorten(thrown.problem.message) };
  }
  if (thrown instanceof Error) {
    return { kind, message: shorten(String(thrown.message)), ...locateError(thrown) };
  }
  return { kind, message: shorten(describe(thrown)) };
}

function describe(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

function shorten(text: string): string {
  return text.length > MESSAGE_LIMIT ? `${text.slice(0, MESSAGE_LIMIT - 1)}…` : text;
}
