interface CodeFold {
  /** Whether the folded code shows its JSX. */
  isPreviewed: boolean;
  isOpen: boolean;
}

/** Returns the key of the label of the button that opens or folds the code. */
export function codeLabel({ isPreviewed, isOpen }: CodeFold) {
  if (isPreviewed) return isOpen ? 'demo.collapseCode' : 'demo.expandCode';
  return isOpen ? 'demo.hideCode' : 'demo.showCode';
}
