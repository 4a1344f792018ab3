import { EDITED } from '../../model/editEvents.ts';
import '../shared/vitrineWindow.ts';

// The development server adds this module to every document. Start the application, so that it
// renders the edit. An error page has no application, so reload it.
import.meta.hot?.on(EDITED, () => {
  if ('__vitrine' in window) window.__vitrine.start();
  else location.reload();
});
