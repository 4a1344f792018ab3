import { afterEach, describe, expect, test } from 'vitest';
import { writeProduct } from '../api/packageFixture.ts';
import type { PageSource } from '../content/content.types.ts';
import { readIconElements } from './iconElement.ts';
import { readPageIcons } from './iconFiles.ts';
import { listShapes } from './listShapes.ts';
import { readIcons } from './readIcons.ts';

/** Writes the CommonJS module of an icon, as the packages of icons contain it. */
function writeIcon(element: string, name = 'Crate'): string {
  return `"use strict";
"use client";
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault");
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = void 0;
var React = require("react");
var _createSvgIcon = _interopRequireDefault(require("./utils/createSvgIcon"));
var _jsxRuntime = require("react/jsx-runtime");
var _default = exports.default = (0, _createSvgIcon.default)(${element}, '${name}');`;
}

const path = (d: string, more = '') => `(0, _jsxRuntime.jsx)("path", { d: "${d}"${more} })`;
const drawn = (element: string) => listShapes(readIconElements(writeIcon(element)) ?? []);

describe('listShapes', () => {
  test('returns a path of an icon as a string when it has no other attributes', () => {
    expect(drawn(path('M1 1'))).toEqual(['M1 1']);
  });

  test('returns a path of an icon with its opacity, fill rule and transform', () => {
    expect(drawn(path('M1 1', ', opacity: ".3", transform: "scale(0.5, 0.5)"'))).toEqual([
      { d: 'M1 1', opacity: 0.3, transform: 'scale(0.5, 0.5)' },
    ]);
    expect(drawn(path('M1 1', ', fillOpacity: ".3", fillRule: "evenodd"'))).toEqual([
      { d: 'M1 1', opacity: 0.3, fillRule: 'evenodd' },
    ]);
  });

  test('converts circles and ellipses of an icon to path data', () => {
    const circle = '(0, _jsxRuntime.jsx)("circle", { cx: "12", cy: "10", r: "3" })';
    const ellipse = '(0, _jsxRuntime.jsx)("ellipse", { cx: "20", cy: "10", rx: "1", ry: "2" })';
    expect(drawn(`[${circle}, ${ellipse}]`)).toEqual([
      'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
      'M19 10a1 2 0 1 0 2 0a1 2 0 1 0 -2 0z',
    ]);
  });

  test('resolves groups, fragments and references of an icon to paths', () => {
    const defs =
      '(0, _jsxRuntime.jsx)("defs", { children: (0, _jsxRuntime.jsx)("path", { id: "a", d: "M2 2" }) })';
    const use = '(0, _jsxRuntime.jsx)("use", { xlinkHref: "#a" })';
    const group = `(0, _jsxRuntime.jsxs)("g", { opacity: ".5", children: [${defs}, ${use}] })`;
    const fragment = `(0, _jsxRuntime.jsx)(React.Fragment, { children: ${path('M3 3')} })`;
    expect(drawn(`[${group}, ${fragment}]`)).toEqual([{ d: 'M2 2', opacity: 0.5 }, 'M3 3']);
  });
});

const files = {
  'index.js': 'throw new Error("The build must not load the whole package.");',
  'utils/createSvgIcon.js': '',
  ...Object.fromEntries(
    ['Trash', 'TrashOutlined', 'TrashRounded', 'TrashTwoTone', 'TrashSharp', 'Delete'].map(
      (name) => [`${name}.js`, writeIcon(path(`M${name.length} 0`), name)],
    ),
  ),
};

describe('a package of icons', () => {
  let remove = () => {};
  afterEach(() => remove());

  function install() {
    const product = writeProduct({ '@acme/icons': files });
    remove = product.remove;
    return product.productDir;
  }

  const pageWith = (body: string) =>
    ({
      pathname: '/acme/icons-page',
      file: '/page.mdx',
      body,
      product: { dir: install(), id: 'acme' },
    }) as PageSource;

  test('indexes icon names without theme suffixes, and synonyms of their words', () => {
    const { index, exports } = readIcons(`${install()}/node_modules/@acme/icons`, '@acme/icons');
    expect(exports).toHaveLength(6);
    expect(index.names).toEqual(['Delete', 'Trash']);
    expect(index.themes).toEqual({ Delete: ['Filled'] });
    expect(Object.keys(index.words)).toEqual(['delete']);
    expect(index.words.delete).toContain('trash');
  });

  test('publishes the index, the names and the shapes of icons when a page has an icon search', () => {
    const { place, files: published } =
      readPageIcons(pageWith('<IconSearch package="@acme/icons" />')) ?? {};
    expect(place).toEqual({
      indexUrl: '/acme/icons-page/icons.json',
      namesUrl: '/acme/icons-page/icons.txt',
      count: 6,
    });
    expect(published?.['/acme/icons-page/icons.txt']).toMatch(/^Delete\nTrash\nTrashOutlined\n/);
    const read = (file: string) =>
      JSON.parse(published?.[`/acme/icons-page/icons/${file}`] ?? '{}');
    expect(read('filled-0.json')).toEqual({ Delete: ['M6 0'], Trash: ['M5 0'] });
    expect(read('twotone-0.json')).toEqual({ Trash: ['M12 0'] });
  });

  test('publishes no icon files when a page has no icon search', () => {
    expect(readPageIcons(pageWith('Text.'))).toBeUndefined();
  });

  test('throws and suggests a pinned package when an icon search names an unpinned package', () => {
    expect(() => readPageIcons(pageWith('<IconSearch package="@acme/other" />'))).toThrow(
      /package="@acme\/icons"/,
    );
  });
});
