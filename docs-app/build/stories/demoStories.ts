import type { Plugin } from 'vite';
import { isInside, toPosixPath } from '../../node/posixPaths.ts';
import { addDemoSources, listStoryDemos } from './demoSources.ts';
import { addPiecePlayground, hasPiecePlayground } from './piecePlaygrounds.ts';
import { addPlaygrounds } from './playgroundCode.ts';
import type { ListPlaygrounds } from './playgrounds.ts';

/** Adds playgrounds and the sources of demos to the stories of products. */
export function demoStories(productsDir: string, listPlaygrounds: ListPlaygrounds): Plugin {
  return {
    name: 'vitrine:demo-stories',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(code, id) {
        if (!isInside(toPosixPath(id), toPosixPath(productsDir))) return undefined;
        const demos = listStoryDemos(id, code);
        const playgrounds = await listPlaygrounds(id);
        if (demos.length + playgrounds.length === 0) return undefined;
        return { code: addPlaygrounds(addDemoSources(code, demos), playgrounds), map: null };
      },
    },
    hotUpdate({ modules }) {
      // A changed demo updates in place with Fast Refresh. Its source would reload the story, which
      // loses the state of the demo, so only invalidate the source.
      const isSource = ({ url }: { url: string }) => /\/demos\/.*\?raw$/.test(url);
      const sources = modules.filter(isSource);
      if (sources.length === 0 || sources.length === modules.length) return undefined;
      for (const module of sources) this.environment.moduleGraph.invalidateModule(module);
      return modules.filter((module) => !isSource(module));
    },
  };
}

/** Adds a playground to the stories of each Docs UI component whose `meta` has `args`. */
export function piecePlaygrounds(): Plugin {
  return {
    name: 'vitrine:piece-playgrounds',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        return hasPiecePlayground(id) ? { code: addPiecePlayground(code), map: null } : undefined;
      },
    },
  };
}
