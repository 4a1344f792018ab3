/** Interactive part of a page besides its article. */
export type Widget = 'error-explanation' | 'playground';

const WIDGETS: Partial<Record<string, Widget>> = {
  '/production-error': 'error-explanation',
  '/playground': 'playground',
};

/**
 * Returns the widget of a page by its pathname without language (ERR-4).
 * A page with a widget starts the application at once.
 */
export function findWidget(pathname: string): Widget | undefined {
  return WIDGETS[pathname];
}
