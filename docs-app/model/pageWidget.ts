/** What a page shows besides its text. */
export type Widget = 'error-explanation' | 'playground';

const WIDGETS: Partial<Record<string, Widget>> = {
  '/production-error': 'error-explanation',
  '/playground': 'playground',
};

/** Finds the widget of a page by its path without language (ERR-4); such a page starts the application at once. */
export function findWidget(pathname: string): Widget | undefined {
  return WIDGETS[pathname];
}
