import { EDITED } from '../../model/editEvents.ts';
import '../shared/vitrineWindow.ts';

// The development server adds this module to every document. A page must hydrate to show an edit.
// An error page has no application, so it reloads.
import.meta.hot?.on(EDITED, () => {
  if ('__vitrine' in window) window.__vitrine.start();
  else location.reload();
});
