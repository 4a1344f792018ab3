import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import {
  CODE_LANGUAGES,
  HIGHLIGHT_LIMIT,
  LINE_LIMIT,
  type CodeLanguage,
} from './code.constants.ts';
import { escapeText } from '../internal/escapeHtml.ts';
import { writeLines, type LineMarks } from './codeLines.ts';
import { writePreview, type CodePreview } from './codePreview.ts';
import { kindOfMarker, markerTheme } from './highlightTheme.ts';

export { CODE_LANGUAGES };

let highlighter: Promise<HighlighterCore> | undefined;

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [markerTheme],
    engine: createJavaScriptRegexEngine(),
    langs: [
      import('@shikijs/langs/tsx'),
      import('@shikijs/langs/typescript'),
      import('@shikijs/langs/jsx'),
      import('@shikijs/langs/javascript'),
      import('@shikijs/langs/bash'),
      import('@shikijs/langs/css'),
      import('@shikijs/langs/html'),
      import('@shikijs/langs/json'),
      import('@shikijs/langs/diff'),
      import('@shikijs/langs/yaml'),
    ],
  });
  return highlighter;
}

/**
 * Highlights code as HTML spans with one class per token kind. Keeps the text byte for byte.
 * With `marks`, even `{}`, each line is an element, which line numbers require.
 */
export async function highlightCode(
  code: string,
  language: CodeLanguage,
  marks?: LineMarks,
): Promise<string> {
  return writeLines(await highlightLines(code, language), marks);
}

/** Highlights code, and marks the part that a folded code block shows. */
export async function highlightPreview(
  code: string,
  language: CodeLanguage,
  preview: CodePreview,
): Promise<string> {
  return writePreview(code, await highlightLines(code, language), preview);
}

async function highlightLines(code: string, language: CodeLanguage): Promise<string[]> {
  const isPlain = language === 'text' || code.length > HIGHLIGHT_LIMIT;
  return isPlain ? code.split('\n').map(escapeText) : colorLines(code, language);
}

async function colorLines(code: string, lang: Exclude<CodeLanguage, 'text'>): Promise<string[]> {
  const { codeToTokensBase } = await loadHighlighter();
  // No time limit, so that the result does not depend on the speed of the machine.
  const tokens = codeToTokensBase(code, {
    lang,
    theme: markerTheme.name,
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: LINE_LIMIT,
  });
  // Shiki removes the `\r` of a line break, so add it again.
  return code.split('\n').map((line, index) => {
    const html = (tokens[index] ?? []).map(writeToken).join('');
    const isCut = line.endsWith('\r') && index < tokens.length - 1;
    return isCut ? `${html}&#13;` : html;
  });
}

function writeToken({ content, color }: { content: string; color?: string }): string {
  const kind = kindOfMarker(color);
  return kind ? `<span class="t-${kind}">${escapeText(content)}</span>` : escapeText(content);
}
