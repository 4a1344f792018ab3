import { EDITED } from '../../model/editEvents.ts';
import '../shared/vitrineWindow.ts';

// The development server adds this module to every document. A page that was not hydrated yet must be, to show an edit;
// a page that shows an error has no application, so it loads again.
import.meta.hot?.on(EDITED, () => {
  if ('__vitrine' in window) window.__vitrine.start();
  else location.reload();
});
