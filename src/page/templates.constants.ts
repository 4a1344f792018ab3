/** Page templates that the documentation lists (TTL-2). */
export const TEMPLATES = [
  'dashboard',
  'marketingPage',
  'checkout',
  'signIn',
  'signInSide',
  'signUp',
  'blog',
  'pricing',
  'stickyFooter',
] as const;
