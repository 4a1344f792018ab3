import {
  fontFaces,
  openSandboxFrame,
  PLAY_PATHS,
  type CodeStyling,
  type EditorPorts,
  type PlayFont,
  type PlayParts,
} from '@vitrine/ui';
import { loadOnce } from '../data/loadOnce.ts';
import { withBase } from '../shared/base.ts';

export interface PlaySource {
  /** Folder of the product whose modules the demo may import. */
  folder: string;
  styling: CodeStyling;
  /** Title of the iframe. */
  title: string;
}

/** Creates the ports of a demo editor: its sandbox iframe, scripts, fonts and page visibility. */
export function createEditorPorts({ title, ...source }: PlaySource): EditorPorts {
  return {
    openFrame: (host, events) =>
      openSandboxFrame(host, { url: withBase(PLAY_PATHS.frame), title, ...events }),
    loadParts: () => loadParts(source),
    isHidden: () => document.hidden,
  };
}

interface Scripts {
  products: Partial<Record<string, string>>;
  tailwind?: string;
}

async function fetchChecked(url: string): Promise<Response> {
  const response = await fetch(withBase(url));
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response;
}

async function loadParts({ folder, styling }: Omit<PlaySource, 'title'>): Promise<PlayParts> {
  const { products, tailwind } = (await (await fetchChecked(PLAY_PATHS.scripts)).json()) as Scripts;
  const urls = [products[folder], styling === 'Tailwind' ? tailwind : undefined];
  const [scripts, fonts] = await Promise.all([
    Promise.all(urls.filter((url) => url !== undefined).map(loadText)),
    Promise.all(fontFaces.filter(mayUse).map(loadFont)),
  ]);
  return { scripts, fonts: fonts.filter((font) => font !== undefined) };
}

const loadText = loadOnce(async (url) => (await fetchChecked(url)).text());

/** Returns whether to load a font for edited demos: a rare font only if the page has loaded it. */
function mayUse({ family, isRare }: (typeof fontFaces)[number]): boolean {
  return !isRare || document.fonts.check(`1em "${family}"`);
}

/** Loads a font; undefined when loading fails, so that the demo uses a fallback font. */
async function loadFont({ family, file, weight }: (typeof fontFaces)[number]) {
  try {
    const data = await (await fetchChecked(`/fonts/${file}`)).arrayBuffer();
    return { family, weight, data } satisfies PlayFont;
  } catch {
    return undefined;
  }
}
