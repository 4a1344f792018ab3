export { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';
export {
  CHUNK_LINES,
  CODE_LANGUAGES,
  HIGHLIGHT_LIMIT,
  PACKAGE_MANAGER_KEY,
  type CodeLanguage,
} from './code.constants.ts';
export type { LineMark, LineMarks } from './codeLines.ts';
export { CodeTab, CodeTabs, type CodeTabProps, type CodeTabsProps } from './CodeTabs.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export {
  derivePackageCommands,
  PACKAGE_MANAGERS,
  type PackageManager,
} from './derivePackageCommands.ts';
export { hasPreview, type CodePreview } from './codePreview.ts';
export { highlightCode, highlightPreview } from './highlightCode.ts';
export { installCodeTabs, type CodeTabsOptions, type CodeTabsStorage } from './installCodeTabs.ts';
export { installCopyShortcut, type CopyShortcutOptions } from './installCopyShortcut.ts';
