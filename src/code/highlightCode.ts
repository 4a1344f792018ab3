import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { CODE_LANGUAGES, type CodeLanguage } from './code.constants.ts';
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Highlights code as HTML spans with one class per kind of token; its text is the code, byte for byte. */
export async function highlightCode(code: string, language: CodeLanguage): Promise<string> {
  if (language === 'text') return escapeHtml(code);
  const { codeToTokensBase } = await loadHighlighter();
  // Without a limit, so that a busy machine colours the same as an idle one.
  const options = { lang: language, theme: markerTheme.name, tokenizeTimeLimit: 0 };
  const lines = codeToTokensBase(code, options);
  return lines.map((line) => line.map(writeToken).join('')).join('\n');
}

function writeToken({ content, color }: { content: string; color?: string }): string {
  const kind = kindOfMarker(color);
  return kind ? `<span class="t-${kind}">${escapeHtml(content)}</span>` : escapeHtml(content);
}
