export { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';
export {
  BLOCK_FEEDBACK_MS,
  CHUNK_LINES,
  CODE_LANGUAGES,
  HIGHLIGHT_LIMIT,
  HOOK_FEEDBACK_MS,
  PACKAGE_MANAGER_KEY,
  type CodeLanguage,
} from './code.constants.ts';
export type { LineMark, LineMarks } from './codeLines.ts';
export { CodeTab, CodeTabs, type CodeTabProps, type CodeTabsProps } from './CodeTabs.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { copyText } from './copyText.ts';
export {
  derivePackageCommands,
  PACKAGE_MANAGERS,
  type PackageManager,
} from './derivePackageCommands.ts';
export { highlightCode } from './highlightCode.ts';
export { installCodeCopy } from './installCodeCopy.ts';
export { installCodeTabs, type CodeTabsOptions, type CodeTabsStorage } from './installCodeTabs.ts';
export { installCopyShortcut, type CopyShortcutOptions } from './installCopyShortcut.ts';
export { useCopy, type CopyState } from './useCopy.ts';
