import {
  fontFaces,
  openPlayFrame,
  type CodeStyling,
  type EditorPorts,
  type PlayFont,
  type PlayParts,
} from '@vitrine/ui';

const FRAME_URL = '/play/frame.html';
const SCRIPTS_URL = '/play/scripts.json';

export interface PlaySource {
  /** Folder of the product whose modules the demo may import. */
  folder: string;
  styling: CodeStyling;
  /** What the frame is called. */
  title: string;
}

/** Connects an edited demo to this document and to the files of this site. */
export function createEditorPorts({ title, ...source }: PlaySource): EditorPorts {
  return {
    openFrame: (host, events) => openPlayFrame(host, { url: FRAME_URL, title, ...events }),
    loadParts: () => loadParts(source),
    isHidden: () => document.hidden,
  };
}

interface Scripts {
  products: Partial<Record<string, string>>;
  tailwind?: string;
}

async function fetchChecked(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function loadParts({ folder, styling }: Omit<PlaySource, 'title'>): Promise<PlayParts> {
  const { products, tailwind } = (await (await fetchChecked(SCRIPTS_URL)).json()) as Scripts;
  const urls = [products[folder], styling === 'Tailwind' ? tailwind : undefined];
  const [scripts, fonts] = await Promise.all([
    Promise.all(urls.filter((url) => url !== undefined).map(loadText)),
    Promise.all(fontFaces.map(loadFont)),
  ]);
  return { scripts, fonts: fonts.filter((font) => font !== undefined) };
}

const texts = new Map<string, Promise<string>>();

/** Loads a text; asked twice, it is fetched once. */
function loadText(url: string): Promise<string> {
  const known = texts.get(url) ?? fetchChecked(url).then((response) => response.text());
  texts.set(url, known);
  // A failed load is tried again the next time.
  known.catch(() => texts.delete(url));
  return known;
}

/** Loads a font; a demo without it is shown in another one. */
async function loadFont({ family, file, weight }: (typeof fontFaces)[number]) {
  try {
    const data = await (await fetchChecked(`/fonts/${file}`)).arrayBuffer();
    return { family, weight, data } satisfies PlayFont;
  } catch {
    return undefined;
  }
}
