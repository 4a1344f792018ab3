import * as React from 'react';
import { reportOpened } from '../data/documentFiles.ts';
import { EDITED } from '../../model/editEvents.ts';
import { withoutBase } from '../shared/base.ts';

/** Reloads a page's data after an edit in development; keeps scroll position and popovers. */
export function useEditedRoute<Data>(loaded: Data, load: (address: string) => Promise<Data>): Data {
  const [edited, setEdited] = React.useState({ from: loaded, data: loaded });
  React.useEffect(() => {
    const follow = () =>
      void load(withoutBase(location.pathname)).then(
        (data) => {
          for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
          setEdited({ from: loaded, data });
        },
        // Ignore the error: the server shows it in an overlay, and the page stays as it was.
        () => {},
      );
    import.meta.hot?.on(EDITED, follow);
    reportOpened();
    return () => import.meta.hot?.off(EDITED, follow);
  }, [loaded, load]);
  return edited.from === loaded ? edited.data : loaded;
}
