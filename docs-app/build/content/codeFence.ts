import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import {
  CODE_LANGUAGES,
  countLines,
  derivePackageCommands,
  DocsError,
  highlightCode,
  PACKAGE_MANAGER_KEY,
  PACKAGE_MANAGERS,
  type CodeLanguage,
} from '@vitrine/ui/core';
import { writeElement } from './codeFenceElement.ts';
import { failMeta, parseFenceMeta, type FenceOptions } from './codeFenceMeta.ts';
import { CODE_TAB, CODE_TABS } from './codeTabs.ts';

/** Language of the commands that are derived for every package manager. */
const COMMAND_LANGUAGE = 'bash';

/** Converts a code fence to a code block, one code tab, or a tab for every package manager. */
export async function renderFence(node: Code, place: string): Promise<MdxJsxFlowElement> {
  try {
    return await render(node);
  } catch (error) {
    throw error instanceof DocsError ? error.at(place) : error;
  }
}

async function render({ lang, meta, value }: Code): Promise<MdxJsxFlowElement> {
  const language = findLanguage(lang ?? 'text');
  const options = parseFenceMeta(meta ?? '');
  checkMarks(value, options);
  if (options.packages) return renderPackages(value, language);
  const block = await renderBlock(value, language, options);
  const { tab, storageKey } = options;
  return tab === undefined ? block : writeElement(CODE_TAB, { name: tab, storageKey }, [block]);
}

function findLanguage(name: string): CodeLanguage {
  const language = CODE_LANGUAGES.find((candidate) => candidate === name);
  if (language) return language;
  throw new DocsError('content/unknown-language', { language: name, valid: CODE_LANGUAGES });
}

function checkMarks(code: string, { marks = {} }: FenceOptions): void {
  const count = countLines(code);
  const line = Object.keys(marks).find((number) => Number(number) > count);
  if (line === undefined) return;
  throw new DocsError('content/code-line', { line, count: String(count) });
}

async function renderBlock(
  code: string,
  language: CodeLanguage,
  { title, firstLine, marks }: FenceOptions = {},
): Promise<MdxJsxFlowElement> {
  const html = await highlightCode(code, language, marks);
  return writeElement('CodeBlock', { html, language, title, firstLine });
}

async function renderPackages(code: string, language: CodeLanguage): Promise<MdxJsxFlowElement> {
  if (language !== COMMAND_LANGUAGE) failMeta(`packages needs the language bash, not ${language}`);
  const commands = derivePackageCommands(code);
  const tabs = PACKAGE_MANAGERS.map(async (manager) => {
    const block = await renderBlock(commands[manager], language);
    return writeElement(CODE_TAB, { name: manager }, [block]);
  });
  return writeElement(CODE_TABS, { storageKey: PACKAGE_MANAGER_KEY }, await Promise.all(tabs));
}
