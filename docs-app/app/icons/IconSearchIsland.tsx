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

/** Time after the last change before the address shows it; Safari limits changes per minute. */
const ADDRESS_MS = 300;

/** Mounts the search over the icons whose index the place names; returns the cleanup. */
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

/** Shows the query in the address once the user pauses, so that a copied address shares it. */
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
