/** Time for which a code block shows Copied, in milliseconds (CPY-4). */
export const BLOCK_FEEDBACK_MS = 2000;

/** Time for which a button of `useCopy` shows Copied, in milliseconds (CPY-3). */
export const HOOK_FEEDBACK_MS = 1200;
