import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storybookAttributes } from '../../.storybook/storybook.attributes.ts';
import { adAttributes } from '../../src/ad/ad.attributes.ts';
import { analyticsAttributes } from '../../src/analytics/analytics.attributes.ts';
import { anatomyAttributes } from '../../src/anatomy/anatomy.attributes.ts';
import { apiReferenceAttributes } from '../../src/api-reference/apiReference.attributes.ts';
import { codeAttributes } from '../../src/code/code.attributes.ts';
import { demoAttributes } from '../../src/demo/demo.attributes.ts';
import { editorAttributes } from '../../src/editor/editor.attributes.ts';
import { errorsAttributes } from '../../src/errors/errors.attributes.ts';
import { evidenceAttributes } from '../../src/evidence/evidence.attributes.ts';
import { feedbackAttributes } from '../../src/feedback/feedback.attributes.ts';
import { iconSearchAttributes } from '../../src/icon-search/iconSearch.attributes.ts';
import { internalAttributes } from '../../src/internal/internal.attributes.ts';
import { navAttributes } from '../../src/nav/nav.attributes.ts';
import { pageAttributes } from '../../src/page/page.attributes.ts';
import { playgroundAttributes } from '../../src/playground/playground.attributes.ts';
import { productAttributes } from '../../src/product/product.attributes.ts';
import { searchAttributes } from '../../src/search/search.attributes.ts';
import { proseAttributes } from '../../src/prose/prose.attributes.ts';
import { settingsAttributes } from '../../src/settings/settings.attributes.ts';
import { appAttributes } from '../app/app.attributes.ts';
import { documentAttributes } from '../build/build.attributes.ts';
import { ROOT } from '../node/paths.ts';
import { sandboxAttributes } from '../sandbox/sandbox.attributes.ts';
import { listSources } from './checkImports.ts';
import { findAttributes, type AttributeUse } from './findAttributes.ts';

/** Descriptions of `data-*` attributes, by the folder whose code uses the attributes. */
const records: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.storybook': storybookAttributes,
  'docs-app/app': appAttributes,
  'docs-app/build': documentAttributes,
  'docs-app/sandbox': sandboxAttributes,
  'src/ad': adAttributes,
  'src/analytics': analyticsAttributes,
  'src/anatomy': anatomyAttributes,
  'src/api-reference': apiReferenceAttributes,
  'src/code': codeAttributes,
  'src/demo': demoAttributes,
  'src/editor': editorAttributes,
  'src/errors': errorsAttributes,
  'src/evidence': evidenceAttributes,
  'src/feedback': feedbackAttributes,
  'src/icon-search': iconSearchAttributes,
  'src/internal': internalAttributes,
  'src/nav': navAttributes,
  'src/page': pageAttributes,
  'src/playground': playgroundAttributes,
  'src/product': productAttributes,
  'src/search': searchAttributes,
  'src/prose': proseAttributes,
  'src/settings': settingsAttributes,
};

const SITE_FOLDERS = 'app,sandbox,ad-frame,service-worker,build,model,workbench';
const SOURCES = `{src,.storybook,docs-app/{${SITE_FOLDERS}}}/**/*.{ts,tsx,js}`;

/** Names that the template `data-${name}` of src/settings creates, one per chosen color. */
const COLOR_NAMES = ['data-primary', 'data-secondary'];

const uses = listSources(SOURCES)
  .filter((path) => !/\.(?:test|attributes)\.tsx?$/.test(path))
  .flatMap((path) => findAttributes({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .flatMap((use) => {
    const isColor = use.name === 'data-' && folderOf(use) === 'src/settings';
    return isColor ? COLOR_NAMES.map((name) => ({ ...use, name })) : [use];
  });

/** Returns the folder that uses an attribute: `.storybook`, or a folder of `src` or `docs-app`. */
function folderOf({ path }: AttributeUse): string {
  return /^(?:\.storybook|[\w-]+\/[\w-]+)/.exec(path)?.[0] ?? '';
}

describe('records of data-* attributes', () => {
  test('documents every data-* attribute of the code in exactly one *.attributes.ts file', () => {
    const names = Object.values(records).flatMap((record) => Object.keys(record));
    const problems = uses.flatMap(({ name, path, line }) => {
      const { length } = names.filter((candidate) => candidate === name);
      return length === 1
        ? []
        : [`${path}:${line} ${name} is in ${length} *.attributes.ts files, but belongs in one`];
    });
    expect(problems).toEqual([]);
  });

  test.each(Object.entries(records))(
    'documents only data-* attributes that %s uses',
    (home, record) => {
      const unused = Object.keys(record).filter((name) => {
        const folders = new Set(uses.filter((use) => use.name === name).map(folderOf));
        // `src/internal` documents the attributes that several folders use.
        return home === 'src/internal' ? folders.size < 2 : !folders.has(home);
      });
      expect(unused).toEqual([]);
    },
  );

  test.each(Object.entries(records))(
    'sorts the data-* attributes of %s, and describes each attribute in one short line',
    (_, record) => {
      expect(Object.keys(record)).toEqual(Object.keys(record).toSorted());
      expect(Object.values(record).filter((text) => !/^.{1,79}\.$/.test(text))).toEqual([]);
    },
  );
});

describe('findAttributes', () => {
  test.each([
    ['<div data-demo-stage="" {...{ "data-live": "" }} />', ['data-demo-stage', 'data-live']],
    ["root.querySelector('[data-ad]:not([data-ad-by])')", ['data-ad', 'data-ad-by']],
    ["html.includes('data-demo-stage')", ['data-demo-stage']],
    ['`<script data-kind="${kind}" data-eager="">`', ['data-kind', 'data-eager']],
    ['`html[data-${name}] [data-ad-${part}]`', ['data-', 'data-ad-']],
    [
      "element.dataset.demoStage = ''; delete element.dataset['next'];",
      ['data-demo-stage', 'data-next'],
    ],
    ['script?.dataset.workerHost', ['data-worker-host']],
    ["const { demo = '', story: id } = frame.dataset;", ['data-demo', 'data-story']],
    ['const { script } = place?.dataset ?? {};', ['data-script']],
    ['const [{ kind }] = [script.dataset];', ['data-kind']],
    ['const { length } = button.dataset.copyHint;', ['data-copy-hint']],
    ['function read({ dataset: { parts } }) {}', ['data-parts']],
    ['function read({ dataset }) { return dataset.action; }', ['data-action']],
    ["Object.assign(element.dataset, { stage: '', next: '' });", ['data-stage', 'data-next']],
  ])('finds the data-* attributes in %s', (text, names) => {
    expect(findAttributes({ path: 'x.tsx', text }).map(({ name }) => name)).toEqual(names);
  });

  test.each(['// [data-demo] in a comment', "import '@mui/x-data-grid';", 'data-demo;'])(
    'finds no data-* attributes in %s',
    (text) => {
      expect(findAttributes({ path: 'x.tsx', text })).toEqual([]);
    },
  );
});
