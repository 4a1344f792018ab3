export { BLOCK_FEEDBACK_MS, HOOK_FEEDBACK_MS } from './clipboard.constants.ts';
export { copyPending } from './copyPending.ts';
export { copyText } from './copyText.ts';
export { clearCopied, installCodeCopy } from './installCodeCopy.ts';
export { useCopy, type CopyState } from './useCopy.ts';
