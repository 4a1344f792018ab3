export { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';
export { CODE_LANGUAGES, type CodeLanguage } from './code.constants.ts';
export { copyText } from './copyText.ts';
export { highlightCode } from './highlightCode.ts';
export { installCodeCopy } from './installCodeCopy.ts';
