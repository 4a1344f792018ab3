/** What files in a place may not import. Paths begin at the project's folder; packages are as written. */
export interface ImportRule {
  name: string;
  from: RegExp;
  except?: RegExp;
  /** "OWN" stands for what the first group of "from" matched. */
  forbidden: RegExp;
  /** Whether an import of types alone is fine. */
  typesAllowed?: boolean;
  /** Says where the thing belongs. */
  message: string;
}

/** Which features a feature of src may use, besides internal, ports and i18n; "theme" for its tokens. */
export const featureArrows: Record<string, readonly string[]> = {
  internal: [],
  ports: [],
  i18n: [],
  config: [],
  errors: ['code', 'prose', 'theme', 'settings'],
  product: ['theme', 'settings'],
  playground: ['settings', 'theme'],
  settings: [],
  theme: ['settings'],
  nav: ['product', 'settings'],
  code: ['settings', 'theme'],
  ad: ['theme'],
  analytics: ['settings'],
  demo: ['code', 'settings', 'theme'],
  editor: ['code', 'settings', 'theme'],
  prose: ['code', 'theme', 'settings'],
  'api-reference': ['code', 'prose', 'theme', 'settings'],
  evidence: ['demo', 'settings', 'theme'],
  parts: ['api-reference', 'code', 'theme', 'settings'],
  feedback: ['settings', 'theme'],
  page: ['product', 'nav', 'settings', 'theme'],
};

const BASE_FEATURES = ['internal', 'ports', 'i18n'];

const pureFile = /^src\/(?!theme\/)(?:[\w-]+\/)?[\w.-]+\.ts$/;
const notPure =
  /\/(use[A-Z]\w*|\w+Context|index|\w+\.styles|\w+\.test)\.ts$|^src\/(index|editor)\.ts$/;

const libraryRules: ImportRule[] = [
  {
    name: 'library-without-site',
    from: /^src\//,
    except: /\.test\.ts$/,
    forbidden:
      /^(docs-app|stories|\.storybook)\/|^(react-router|storybook|@storybook\/.*|node:.*)$/,
    message:
      'The library does not know the site, the stories or Node. Take what you need through a port (src/ports), and let docs-app/app supply it.',
  },
  {
    name: 'pure-without-react',
    from: pureFile,
    except: notPure,
    forbidden: /^(react|react-dom|@mui\/.*|@emotion\/.*)(\/.*)?$/,
    typesAllowed: true,
    message:
      'A plain .ts file is pure. Put what needs React into useX.ts or XContext.ts, what is drawn into X.tsx, styles into X.styles.ts.',
  },
  {
    name: 'pure-without-views',
    from: pureFile,
    except: notPure,
    forbidden: /^src\/.*\.tsx$/,
    typesAllowed: true,
    message:
      'A pure file does not use a view. Move the shared part into a .ts file that both import.',
  },
  {
    name: 'tests-fixtures-only',
    from: /^src\/.*\.test\.ts$/,
    forbidden: /^(docs-app|\.storybook)\/|^stories\/(?!fixtures\/)/,
    message: 'A test of the library may use stories/fixtures, and nothing else from outside src.',
  },
];

const featureRules: ImportRule[] = Object.entries(featureArrows).map(([feature, arrows]) => {
  const base = BASE_FEATURES.includes(feature) ? ['internal', 'ports'] : BASE_FEATURES;
  const allowed = [feature, ...base, ...arrows];
  return {
    name: `feature-${feature}`,
    from: new RegExp(`^src/${feature}/`),
    forbidden: new RegExp(`^src/(?!(${allowed.join('|')})/)`),
    message: `Files in src/${feature} may use ${allowed.join(', ')}. Move shared code into src/internal, or pass it in as a prop or slot.`,
  };
});

const siteRules: ImportRule[] = [
  {
    name: 'features-are-listed',
    from: new RegExp(`^src/(?!(${Object.keys(featureArrows).join('|')})/)[^/]+/`),
    forbidden: /./,
    message:
      'This feature has no place in featureArrows (docs-app/scripts/importRules.ts). Add it there, with what it may use.',
  },
  {
    name: 'stories-of-the-library',
    from: /^stories\//,
    forbidden:
      /^(src|docs-app|\.storybook)\/|^(?!stories\/|@vitrine\/ui(\/core|\/editor)?$|react$|react-dom\/client$|storybook\/|@storybook\/(react-vite|addon-docs)|@mui\/(material|icons-material|system)(\/|$)|@emotion\/react$|virtual:(api-coverage|clause-proofs|conformance)$)/,
    message:
      'A story imports @vitrine/ui, @vitrine/ui/core, its fixtures, Storybook and React. Export what is missing from src/index.ts.',
  },
  {
    name: 'workbench',
    from: /^\.storybook\//,
    except: /\.test\.ts$|\/(main|vitest[\w.]*|test-runner[\w.-]*)\.(ts|js)$/,
    forbidden:
      /^src\/|^docs-app\/(?!translations\/)|^(?!\.storybook\/|docs-app\/|@vitrine\/ui(\/core)?$|react$|storybook\/|@storybook\/|remark-gfm$|node:)/,
    message:
      'The workbench imports @vitrine/ui, @vitrine/ui/core, the translations, Storybook and React. Export what is missing from src/index.ts.',
  },
  {
    name: 'app',
    from: /^docs-app\/app\//,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!app\/|translations\/|products\/registry|worker\/(messages|worker\.constants)\.ts$)|^@vitrine\/(?!ui$|ui\/core$|ui\/editor$)|^node:/,
    message:
      'The site imports @vitrine/ui, @vitrine/ui/core, its own files, products/registry and what it says to the worker; build-time work belongs in docs-app/plugins.',
  },
  {
    name: 'play',
    from: /^docs-app\/play\//,
    except: /\.test\.ts$/,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!play\/)|^@vitrine\/(?!ui$|ui\/core$|ui\/editor$)|^node:|^@mui\//,
    message:
      'What runs in the frame of edited demos imports @vitrine/ui, React, the compilers and its own files; a product comes to it as a whole.',
  },
  {
    name: 'worker',
    from: /^docs-app\/worker\//,
    except: /\.test\.ts$/,
    forbidden: /^(?!docs-app\/worker\/|serwist$)/,
    message: 'The service worker imports Serwist and its own files: it is loaded on its own.',
  },
  {
    name: 'product',
    from: /^docs-app\/products\/[^/]+\//,
    except: /\/(demos\/.*|withDemoProviders\.tsx)$/,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!products\/)|^@vitrine\/(?!ui\/authoring$)|^node:/,
    message:
      'A product imports @vitrine/ui/authoring, its own pinned library and its own files; only withDemoProviders.tsx, which the site never loads, takes the decorator of stories from @vitrine/ui.',
  },
  {
    name: 'demo',
    from: /\/demos\/[^/]+\//,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!products\/[^/]+\/pages\/.*\/demos\/)|^@vitrine\/|^node:/,
    message:
      'A demo is what the reader copies: it imports its library and helper modules in its own folder, nothing of ours.',
  },
  {
    name: 'product-alone',
    from: /^docs-app\/products\/([^/]+)\//,
    forbidden: /^docs-app\/products\/(?!OWN\/)[^/]+\//,
    message: 'A product knows no other product. Copy what is small, or move it to @vitrine/ui.',
  },
  {
    name: 'feedback-receiver',
    from: /^docs-app\/feedback\//,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!feedback\/)|^@vitrine\/(?!ui\/core$)|^(react|@mui)(\/|$)/,
    message:
      'The receiver of feedback imports Node, its libraries and @vitrine/ui/core; what the message is stands in src/feedback.',
  },
  {
    name: 'build-time',
    from: /^docs-app\/(chromatic|plugins|scripts|visual)\//,
    forbidden:
      /^(src|stories|\.storybook)\/.*|^docs-app\/(app\/.*\.tsx|products\/.*)$|^@vitrine\/(?!ui\/(core|authoring)$)|^@mui\//,
    typesAllowed: true,
    message:
      'Build-time code imports Node, @vitrine/ui/core and @vitrine/ui/authoring, and reads products as files; views belong in docs-app/app.',
  },
];

/** The table of who may import whom, as architecture.md §3 draws it. */
export const importRules: readonly ImportRule[] = [...libraryRules, ...featureRules, ...siteRules];
