/**
 * Rule that forbids imports in some files.
 * Patterns match paths relative to the project, and package specifiers as written.
 */
export interface ImportRule {
  name: string;
  from: RegExp;
  except?: RegExp;
  /** "OWN" is replaced by the first capture group of `from`. */
  forbidden: RegExp;
  /** Allows imports of types only. */
  typesAllowed?: boolean;
  /** Error message with the allowed imports, and the folder where other code belongs. */
  message: string;
}

/**
 * Features that each feature of `src` may import, besides `internal` and `i18n`.
 * `theme` provides the design tokens.
 */
export const featureArrows: Record<string, readonly string[]> = {
  internal: [],
  clipboard: [],
  i18n: [],
  config: [],
  errors: ['code', 'prose', 'theme', 'settings'],
  product: ['theme', 'settings'],
  playground: ['clipboard', 'code', 'settings', 'theme'],
  settings: [],
  theme: ['settings'],
  nav: ['product', 'settings'],
  code: ['clipboard', 'settings', 'theme'],
  ad: ['theme'],
  analytics: ['settings'],
  demo: ['clipboard', 'code', 'settings', 'theme'],
  editor: ['code', 'settings', 'theme'],
  prose: ['code', 'theme', 'settings'],
  'api-reference': ['clipboard', 'code', 'prose', 'theme', 'settings'],
  evidence: ['demo', 'settings', 'theme'],
  anatomy: ['api-reference', 'code', 'theme', 'settings'],
  feedback: ['settings', 'theme'],
  'icon-search': ['code', 'theme', 'settings'],
  search: ['api-reference', 'demo', 'settings', 'theme'],
  page: ['clipboard', 'product', 'nav', 'settings', 'theme'],
};

const BASE_FEATURES = ['internal', 'i18n'];

/** Entries of `@vitrine/ui` that stories import: one per feature, and `core`. */
const ENTRIES = ['core', ...Object.keys(featureArrows).filter((name) => name !== 'internal')].join(
  '|',
);

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
      'The library must not import the site, stories or Node. Define an interface in the feature, and implement it in docs-app/app/adapters.',
  },
  {
    name: 'pure-without-react',
    from: pureFile,
    except: notPure,
    forbidden: /^(react|react-dom|@mui\/.*|@emotion\/.*)(\/.*)?$/,
    typesAllowed: true,
    message:
      'A plain .ts file is pure. Put hooks into useX.ts, context into XContext.ts, markup into X.tsx, styles into X.styles.ts.',
  },
  {
    name: 'pure-without-views',
    from: pureFile,
    except: notPure,
    forbidden: /^src\/.*\.tsx$/,
    typesAllowed: true,
    message:
      'A pure file must not import a view. Move the shared part into a .ts file that both import.',
  },
  {
    name: 'tests-fixtures-only',
    from: /^src\/.*\.test\.ts$/,
    forbidden: /^(docs-app|\.storybook)\/|^stories\/(?!fixtures\/)/,
    message: 'From outside src, a test of the library may import stories/fixtures only.',
  },
];

const featureRules: ImportRule[] = Object.entries(featureArrows).map(([feature, arrows]) => {
  const base = BASE_FEATURES.includes(feature) ? ['internal'] : BASE_FEATURES;
  const allowed = [feature, ...base, ...arrows];
  return {
    name: `feature-${feature}`,
    from: new RegExp(`^src/${feature}/`),
    forbidden: new RegExp(`^src/(?!(${allowed.join('|')})/)`),
    message: `Files in src/${feature} may import ${allowed.join(', ')}. Move shared code into src/internal, or pass it in as a prop or slot.`,
  };
});

const workbenchRules: ImportRule[] = [
  {
    name: 'stories-of-the-library',
    from: /^stories\//,
    except: /\.test\.ts$/,
    forbidden: new RegExp(
      String.raw`^(src|docs-app|\.storybook)\/|^(?!stories\/|@vitrine\/ui\/(${ENTRIES})$|react$|react-dom\/client$|storybook\/|@storybook\/(react-vite|addon-docs)|@mui\/(material|icons-material|system)(\/|$)|@emotion\/react$|virtual:(api-coverage|clause-proofs|conformance|states)$)`,
    ),
    message:
      'A story imports entries of features such as @vitrine/ui/code, @vitrine/ui/core, stories/fixtures, Storybook, React and MUI, so that an edit reloads only the stories of that feature. Export missing names from the index.ts of the feature.',
  },
  {
    name: 'workbench',
    from: /^\.storybook\//,
    except:
      /\.test\.ts$|\/(docgen|test-runner)\/|\/(main|vitest[\w.]*|test-runner[\w.-]*)\.(ts|js)$/,
    forbidden: new RegExp(
      String.raw`^src\/|^docs-app\/(?!translations\/|workbench\/storybook\.ts$)|^(?!\.storybook\/|docs-app\/|@vitrine\/ui\/(${ENTRIES}|theme\/tokens)$|react$|storybook\/|@storybook\/|chromatic\/isChromatic$|remark-gfm$|node:)`,
    ),
    message:
      'The workbench imports entries of features such as @vitrine/ui/theme, @vitrine/ui/core, docs-app/translations, Storybook and React. Export missing names from the index.ts of the feature.',
  },
  {
    name: 'manager',
    from: /^\.storybook\/(?:(?:manager|muteDeprecation)\.ts$|(?:evidence|review|theme|tools)\/)/,
    forbidden: /^@vitrine\/ui(?!\/(core|theme\/tokens)$)|^(@mui|@emotion)\/|^react\/|^react-dom/,
    message:
      'The manager runs on the React that Storybook bundles. It imports pure entries only: @vitrine/ui/core and @vitrine/ui/theme/tokens.',
  },
];

/** Folders of `docs-app` that each folder may import, lowest layer first. */
export const roomArrows: Record<string, readonly string[]> = {
  model: [],
  node: [],
  'ad-frame': [],
  sandbox: [],
  'service-worker': [],
  mcp: ['model'],
  examples: [],
  app: ['model', 'service-worker', 'translations'],
  build: ['model', 'node', 'service-worker', 'workbench'],
  preview: ['model', 'node'],
  testing: ['node'],
  workbench: ['node'],
  mutation: ['node'],
  bench: ['build', 'node', 'preview', 'testing'],
  visual: ['build', 'node', 'preview', 'testing', 'workbench'],
  scripts: ['build', 'node', 'preview', 'testing', 'workbench'],
  e2e: [
    ...['build', 'node', 'preview', 'scripts', 'service-worker', 'testing', 'visual', 'workbench'],
  ],
};

const TESTS = /\.(test|slow)\.ts$/;

const roomRules: ImportRule[] = Object.entries(roomArrows).map(([room, arrows]) => {
  const allowed = [room, ...arrows];
  return {
    name: `room-${room}`,
    from: new RegExp(`^docs-app/${room}/`),
    except: TESTS,
    forbidden: new RegExp(`^(src|stories|\\.storybook)/|^docs-app/(?!(${allowed.join('|')})/)`),
    message: `Files in docs-app/${room} may import ${allowed.join(', ')} of docs-app, and @vitrine/ui by name. Move shared code down: types and pure code into docs-app/model, Node helpers into docs-app/node.`,
  };
});

const siteRules: ImportRule[] = [
  {
    name: 'model',
    from: /^docs-app\/model\//,
    forbidden: /^(react|react-dom|@mui|@emotion|vite)(\/|$)|^node:/,
    typesAllowed: true,
    message: 'The model is shared by build and site: types and pure code, without React and Node.',
  },
  {
    name: 'app',
    from: /^docs-app\/app\//,
    forbidden: /^@vitrine\/(?!ui$|ui\/core$|ui\/editor$)|^node:/,
    message:
      'The site imports @vitrine/ui, @vitrine/ui/core and @vitrine/ui/editor. It loads products with import.meta.glob. Build-time work belongs in docs-app/build.',
  },
  {
    name: 'sandbox',
    from: /^docs-app\/sandbox\//,
    except: TESTS,
    forbidden: /^@vitrine\/(?!ui$|ui\/core$|ui\/editor$)|^node:|^@mui\//,
    message:
      'The sandbox of edited demos imports @vitrine/ui, React, the compilers and its own files. Products are loaded as bundles.',
  },
  {
    name: 'service-worker',
    from: /^docs-app\/service-worker\//,
    except: TESTS,
    forbidden: /^(?!docs-app\/service-worker\/|serwist$)/,
    message: 'The service worker is a separate bundle: it imports Serwist and its own files.',
  },
  {
    name: 'ad-frame',
    from: /^docs-app\/ad-frame\//,
    forbidden: /^(?!docs-app\/ad-frame\/|@vitrine\/ui(\/core)?$)/,
    message:
      'The ad iframe is a separate bundle: it imports @vitrine/ui, @vitrine/ui/core and its own files.',
  },
  {
    name: 'feedback-receiver',
    from: /^docs-app\/examples\/feedback-receiver\//,
    forbidden:
      /^docs-app\/(?!examples\/feedback-receiver\/)|^@vitrine\/(?!ui\/core$)|^(react|@mui)(\/|$)/,
    message:
      'The feedback receiver imports Node, its libraries and @vitrine/ui/core. The schema of a message is in src/feedback.',
  },
  {
    name: 'build-time',
    from: /^docs-app\/(?:bench|build|mcp|mutation|node|preview|scripts|testing|visual|workbench)\//,
    forbidden: /^@vitrine\/(?!ui\/(core|authoring)$)|^@mui\//,
    typesAllowed: true,
    message:
      'Build-time code imports Node, @vitrine/ui/core and @vitrine/ui/authoring, and reads products as files. Views belong in docs-app/app.',
  },
  {
    name: 'product',
    from: /^docs-app\/(?:fixtures\/)?products\/[^/]+\//,
    except: /\/(demos\/.*|withDemoProviders\.tsx)$|^docs-app\/products\/[^/]+\/(e2e|tests)\//,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!(?:fixtures\/)?products\/)|^@vitrine\/(?!ui\/authoring$)|^node:/,
    message:
      'A product imports @vitrine/ui/authoring, its own pinned library and its own files. Only withDemoProviders.tsx, which the site never loads, imports @vitrine/ui/demo/stories.',
  },
  {
    name: 'demo',
    from: /\/demos\/[^/]+\//,
    forbidden:
      /^(src|stories|\.storybook)\/|^docs-app\/(?!(?:fixtures\/)?products\/[^/]+\/pages\/.*\/demos\/)|^@vitrine\/|^node:/,
    message:
      'Readers copy demos. A demo imports its library and helper modules in its own folder only.',
  },
  {
    name: 'product-alone',
    from: /^docs-app\/(?:fixtures\/)?products\/([^/]+)\//,
    forbidden: /^docs-app\/(?:fixtures\/)?products\/(?!OWN\/)[^/]+\//,
    message:
      'A product must not import another product. Copy small parts, or move them to @vitrine/ui.',
  },
  {
    name: 'product-stories',
    from: /^docs-app\/(?:fixtures\/)?products\/[^/]+\/withDemoProviders\.tsx$/,
    forbidden: /^@vitrine\/ui(?!\/(demo\/stories|authoring)$)/,
    message:
      'The decorator of product stories imports @vitrine/ui/demo/stories, so that an edit of a component of the site does not reload these stories.',
  },
];

/** All import rules, checked by `findForbiddenImports`. */
export const importRules: readonly ImportRule[] = [
  ...libraryRules,
  ...featureRules,
  ...workbenchRules,
  ...roomRules,
  ...siteRules,
];
