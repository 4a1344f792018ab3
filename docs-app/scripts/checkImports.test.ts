import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findForbiddenImports, findImportCycles, listSources } from './checkImports.ts';
import { featureArrows, importRules, roomArrows } from './importRules.ts';
import { ROOT } from '../node/paths.ts';

interface Case {
  rule: string;
  path: string;
  text: string;
}

const featureCases: Case[] = Object.keys(featureArrows).map((feature) => {
  const other = feature === 'page' ? 'code' : 'page';
  return {
    rule: `feature-${feature}`,
    path: `src/${feature}/X.tsx`,
    text: `import { y } from '../${other}/index.ts';`,
  };
});

const roomCases: Case[] = Object.keys(roomArrows).map((room) => ({
  rule: `room-${room}`,
  path: `docs-app/${room}/x.ts`,
  text: "import { y } from '../products/joy-ui/y.ts';",
}));

const red: Case[] = [
  {
    rule: 'service-worker',
    path: 'docs-app/service-worker/sw.ts',
    text: "import { PageShell } from '@vitrine/ui';",
  },
  {
    rule: 'library-without-site',
    path: 'src/nav/useNav.ts',
    text: "import { Link } from 'react-router';",
  },
  {
    rule: 'library-without-site',
    path: 'src/nav/useNav.ts',
    text: "import { readFileSync } from 'node:fs';",
  },
  {
    rule: 'library-without-site',
    path: 'src/nav/NavTree.tsx',
    text: "export * from '../../docs-app/app/routes/routes.tsx';",
  },
  {
    rule: 'pure-without-react',
    path: 'src/nav/buildNavTree.ts',
    text: "import * as React from 'react';",
  },
  {
    rule: 'pure-without-react',
    path: 'src/code/copyText.ts',
    text: "import { css } from '@mui/material/styles';",
  },
  { rule: 'pure-without-react', path: 'src/core.ts', text: "const react = await import('react');" },
  {
    rule: 'pure-without-views',
    path: 'src/nav/findTrail.ts',
    text: "import { NavTree } from './NavTree.tsx';",
  },
  {
    rule: 'tests-fixtures-only',
    path: 'src/nav/nav.test.ts',
    text: "import { site } from '../../docs-app/model/site.config.ts';",
  },
  {
    rule: 'tests-fixtures-only',
    path: 'src/nav/nav.test.ts',
    text: "import meta from '../../stories/nav/NavTree.stories.tsx';",
  },
  {
    rule: 'stories-of-the-library',
    path: 'stories/nav/NavTree.stories.tsx',
    text: "import { NavTree } from '../../src/nav/NavTree.tsx';",
  },
  {
    rule: 'stories-of-the-library',
    path: 'stories/guides/Tokens.mdx',
    text: "import { z } from 'zod';",
  },
  {
    rule: 'stories-of-the-library',
    path: 'stories/nav/NavTree.stories.tsx',
    text: "import { NavTree } from '@vitrine/ui';",
  },
  {
    rule: 'workbench',
    path: '.storybook/toolbar/viewports.ts',
    text: "import { breakpoints } from '@vitrine/ui';",
  },
  {
    rule: 'manager',
    path: '.storybook/theme/docsThemes.ts',
    text: "import { palettes } from '@vitrine/ui/theme';",
  },
  {
    rule: 'manager',
    path: '.storybook/review/ReviewPanel.tsx',
    text: "import Button from '@mui/material/Button';",
  },
  {
    rule: 'workbench',
    path: '.storybook/preview.tsx',
    text: "import { NavTree } from '../src/nav/NavTree.tsx';",
  },
  {
    rule: 'room-app',
    path: 'docs-app/app/entries/client.tsx',
    text: "import nav from '../../products/material-ui/nav.ts';",
  },
  {
    rule: 'app',
    path: 'docs-app/app/entries/client.tsx',
    text: "import { nav } from '@vitrine/material-ui';",
  },
  {
    rule: 'product',
    path: 'docs-app/products/joy-ui/nav.ts',
    text: "import { buildNavTree } from '@vitrine/ui/core';",
  },
  {
    rule: 'product-alone',
    path: 'docs-app/products/joy-ui/nav.ts',
    text: "import nav from '../material-ui/nav.ts';",
  },
  {
    rule: 'demo',
    path: 'docs-app/products/joy-ui/pages/a/demos/B/system.tsx',
    text: "import { x } from '@vitrine/ui';",
  },
  {
    rule: 'demo',
    path: 'docs-app/products/joy-ui/pages/a/demos/B/system.tsx',
    text: "import nav from '../../../../nav.ts';",
  },
  {
    rule: 'sandbox',
    path: 'docs-app/sandbox/runtime.tsx',
    text: "import Button from '@mui/material/Button';",
  },
  {
    rule: 'feedback-receiver',
    path: 'docs-app/examples/feedback-receiver/createReceiver.ts',
    text: "import { feedbackSchema } from '../../src/feedback/feedbackSchema.ts';",
  },
  {
    rule: 'feedback-receiver',
    path: 'docs-app/examples/feedback-receiver/createReceiver.ts',
    text: "import { site } from '../model/site.config.ts';",
  },
  {
    rule: 'product-stories',
    path: 'docs-app/products/joy-ui/withDemoProviders.tsx',
    text: "export { renderStyling } from '@vitrine/ui/demo';",
  },
  {
    rule: 'ad-frame',
    path: 'docs-app/ad-frame/ad.ts',
    text: "import { site } from '../model/site.config.ts';",
  },
  {
    rule: 'room-build',
    path: 'docs-app/build/vite/bundle.ts',
    text: "import { openPage } from '../../app/data/loadPage.ts';",
  },
  {
    rule: 'room-build',
    path: 'docs-app/build/vite/createSiteConfig.ts',
    text: "import nav from '../../products/joy-ui/nav.ts';",
  },
  {
    rule: 'build-time',
    path: 'docs-app/build/vite/bundle.ts',
    text: "import { NavTree } from '@vitrine/ui';",
  },
  {
    rule: 'room-build',
    path: 'docs-app/build/build.ts',
    text: "import { z } from '../../src/internal/z.ts';",
  },
  ...featureCases,
  ...roomCases,
  { rule: 'model', path: 'docs-app/model/x.ts', text: "import { join } from 'node:path';" },
];

const green: Omit<Case, 'rule'>[] = [
  {
    path: 'src/nav/NavTree.tsx',
    text: "import * as React from 'react';\nimport { a } from '../i18n/index.ts';",
  },
  { path: 'src/nav/useNav.ts', text: "import * as React from 'react';" },
  { path: 'src/nav/buildNavTree.ts', text: "import type * as React from 'react';" },
  { path: 'src/nav/buildNavTree.ts', text: "import { type ReactNode } from 'react';" },
  { path: 'src/nav/nav.test.ts', text: "import { entries } from '../../stories/fixtures/nav.ts';" },
  { path: 'stories/nav/NavTree.stories.tsx', text: "import { NavTree } from '@vitrine/ui/nav';" },
  {
    path: '.storybook/theme/docsThemes.ts',
    text: "import { palettes } from '@vitrine/ui/theme/tokens';",
  },
  {
    path: 'docs-app/build/pipeline/siteData.ts',
    text: "import type { SitePage } from '../../model/page.types.ts';",
  },
  {
    path: 'docs-app/products/joy-ui/nav.ts',
    text: "import { defineNav } from '@vitrine/ui/authoring';",
  },
  {
    path: 'docs-app/products/joy-ui/pages/a/demos/B/system.tsx',
    text: "import Button from '@mui/joy/Button';\nimport { rows } from './rows.ts';",
  },
  {
    path: 'docs-app/build/vite/bundle.ts',
    text: "import { DocsError } from '@vitrine/ui/core';\nimport 'node:fs';",
  },
];

const sources = listSources();

describe('import rules and the source tree', () => {
  test.each(importRules)('rule $name applies to at least one file', ({ from, except }) => {
    expect(sources.find((path) => from.test(path) && !except?.test(path))).toBeDefined();
  });

  test('listSources lists every source file', () => {
    expect(
      listSources('**/*.{ts,tsx,js,mjs,mdx}').filter((path) => !sources.includes(path)),
    ).toEqual([]);
  });

  test('featureArrows has one entry for each feature of src', () => {
    const features = new Set(sources.flatMap((path) => /^src\/([^/]+)\//.exec(path)?.[1] ?? []));
    expect([...features].sort()).toEqual(Object.keys(featureArrows).sort());
  });

  test.each(importRules)('message of the rule $name names only paths that exist', ({ message }) => {
    const places =
      message.match(/(?<![@\w/])(?:src|stories|docs-app|\.storybook)\/[\w./-]*\w/g) ?? [];
    expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  });
});

describe('import rules', () => {
  test.each(red)('rule $rule forbids $text in $path', ({ rule, path, text }) => {
    const { message } = importRules.find(({ name }) => name === rule) ?? {};
    const messages = findForbiddenImports([{ path, text }]);
    expect(messages.join('\n')).toContain(`${rule}: ${message}`);
    expect(messages[0]).toMatch(`${path}:1 imports "`);
  });

  test('every import rule has a test case with a forbidden import', () => {
    const tested = new Set(red.map(({ rule }) => rule));
    expect(importRules.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });

  test.each(green)('allows $text in $path', ({ path, text }) => {
    expect(findForbiddenImports([{ path, text }])).toEqual([]);
  });
});

describe('import cycles', () => {
  const file = (path: string, text: string) => ({ path, text });

  test('finds import cycles between files, including cycles of type-only imports', () => {
    const files = [
      file('src/a/x.ts', "import { y } from './y.ts';"),
      file('src/a/y.ts', "import type { X } from './x.ts';"),
      file('src/a/z.ts', "import { y } from './y.ts';"),
    ];
    expect(findImportCycles(files)).toEqual([
      'Cycle of files:\n  src/a/x.ts imports src/a/y.ts\n  src/a/y.ts imports src/a/x.ts',
    ]);
  });

  test('finds import cycles between folders when their files have no cycle', () => {
    const files = [
      file('src/a/x.ts', "import { y } from '../b/y.ts';"),
      file('src/b/y.ts', ''),
      file('src/b/z.ts', "const load = () => import('../a/w.ts');"),
      file('src/a/w.ts', ''),
    ];
    expect(findImportCycles(files)).toEqual([
      'Cycle of folders:\n  src/a/x.ts imports src/b/y.ts\n  src/b/z.ts imports src/a/w.ts',
    ]);
  });

  test('finds no import cycle when a test file is part of the cycle', () => {
    const files = [
      file('src/a/x.test.ts', "import { y } from '../b/y.ts';"),
      file('src/b/y.ts', "import { w } from '../a/w.ts';"),
      file('src/a/w.ts', ''),
    ];
    expect(findImportCycles(files)).toEqual([]);
  });
});

describe('entries of @vitrine/ui for Node', () => {
  const listLoaded = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import(process.argv[1]);
    console.log(JSON.stringify(urls));
  `;

  test.each(['@vitrine/ui/core', '@vitrine/ui/authoring'])('loads %s without React', (entry) => {
    const args = ['--input-type=module', '--eval', listLoaded, entry];
    const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    const urls = JSON.parse(output) as string[];
    expect(
      urls.filter((url) => /node_modules\/(react|react-dom|@mui|@emotion)\//.test(url)),
    ).toEqual([]);
  });
});
