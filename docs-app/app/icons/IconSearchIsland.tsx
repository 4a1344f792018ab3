import { createRoot } from 'react-dom/client';
import {
  iconIndexSchema,
  iconShapesSchema,
  IconSearch,
  readIconQuery,
  shapesFile,
  writeIconQuery,
  type IconQuery,
} from '@vitrine/ui';
import { fetchJson } from '../data/fetchJson.ts';
import { IslandProviders } from '../shared/IslandProviders.tsx';
import type { IslandContext } from '../shared/IslandContext.ts';

/** Debounce of URL updates in milliseconds, because Safari limits the updates per minute. */
const ADDRESS_MS = 300;

/** Mounts the icon search in an element with the URL of its index; returns the cleanup. */
export function mountIconIsland(place: HTMLElement, context: IslandContext): () => void {
  const { iconSearch: indexUrl = '' } = place.dataset;
  const address = createAddress();
  const root = createRoot(place);
  root.render(
    <IslandProviders translate={context.translate} language={context.language}>
      <IconSearch
        loadIndex={async () => iconIndexSchema.parse(await fetchJson(indexUrl))}
        loadShapes={async (theme, file) => {
          const url = indexUrl.replace(/\.json$/, `/${shapesFile(theme, file)}`);
          return iconShapesSchema.parse(await fetchJson(url));
        }}
        initial={readIconQuery(location.search)}
        onChange={address.show}
      />
    </IslandProviders>,
  );
  return () => {
    address.end();
    root.unmount();
  };
}

/** Writes the query to the URL after a pause, so that a copied URL shares the search. */
function createAddress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(query: IconQuery) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const search = writeIconQuery(query, location.search);
        history.replaceState(history.state, '', location.pathname + search + location.hash);
      }, ADDRESS_MS);
    },
    end: () => clearTimeout(timer),
  };
}
