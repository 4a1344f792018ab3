interface CodeFold {
  /** Whether the folded code shows its JSX. */
  isPreviewed: boolean;
  isOpen: boolean;
}

/** Returns the translation key for the button that expands or collapses the code. */
export function codeLabel({ isPreviewed, isOpen }: CodeFold) {
  if (isPreviewed) return isOpen ? 'demo.collapseCode' : 'demo.expandCode';
  return isOpen ? 'demo.hideCode' : 'demo.showCode';
}
