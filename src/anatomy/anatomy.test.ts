// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { ComponentApi } from '../api-reference/apiReference.types.ts';
import { createAnatomyStore } from './createAnatomyStore.ts';
import { findParts, pickRichestDemo } from './findParts.ts';
import { listParts, rootClassOf } from './listParts.ts';
import type { Part } from './anatomy.types.ts';
import { writeOverrides } from './writeOverrides.ts';

const entry = (key: string, className: string) => ({
  ...{ key, className, description: `About ${key}.` },
  global: className.startsWith('Mui-'),
});

const tabs: ComponentApi = {
  ...{ name: 'Tabs', slug: 'tabs', packageName: '@acme/ui', version: '1.0.0' },
  ...{ description: '', imports: [], themeKey: 'MuiTabs', themeSlots: ['root', 'scroller'] },
  props: ['sx', 'slotProps'].map((name) => ({
    ...{ name, type: 'object', required: false, description: '' },
  })),
  slots: [
    { name: 'scroller', className: 'MuiTabs-scroller', description: 'Scrolls the tabs.' },
    { name: 'transition', description: 'Moves them.' },
  ],
  classes: [
    entry('root', 'MuiTabs-root'),
    entry('scroller', 'MuiTabs-scroller'),
    entry('vertical', 'MuiTabs-vertical'),
    entry('disabled', 'Mui-disabled'),
  ],
};

const parts = listParts(tabs);
const named = (name: string) => parts.find((part) => part.name === name) as Part;

test('lists slots that have a class name, then classes without a slot, as parts', () => {
  expect(parts.map(({ name, slot, anchors }) => [name, slot, ...anchors])).toEqual([
    ['scroller', 'scroller', 'tabs-slots-scroller', 'tabs-classes-MuiTabs-scroller'],
    ['root', undefined, 'tabs-classes-MuiTabs-root'],
    ['vertical', undefined, 'tabs-classes-MuiTabs-vertical'],
    ['disabled', undefined, 'tabs-classes-Mui-disabled'],
  ]);
});

test('scopes the selector of a part when other components share its class', () => {
  expect(parts.map(({ selector }) => selector)).toEqual([
    '.MuiTabs-scroller',
    '.MuiTabs-root',
    '.MuiTabs-vertical',
    '.MuiTabs-root.Mui-disabled, .MuiTabs-root .Mui-disabled',
  ]);
  const root = { ...entry('root', 'MuiGroot-root') };
  const [, open] = listParts({ ...tabs, slots: [], classes: [root, entry('x', 'MuiGroot-x')] });
  expect(open?.selector).toBe('.MuiGroot-x');
});

test('names a part after its slot when no entry of `classes` has the class of the slot', () => {
  const slots = ['scroller', 'list'].map((name) => ({
    ...{ name, className: `MuiTabs-${name}`, description: '', descriptionHtml: `<b>${name}</b>` },
  }));
  const classes = [
    entry('scroller', 'MuiTabs-scroller'),
    { ...entry('x', 'x'), descriptionHtml: 'X' },
  ];
  expect(listParts({ ...tabs, slots, classes })).toStrictEqual([
    {
      ...{ component: { ...tabs, slots, classes }, className: 'MuiTabs-scroller' },
      ...{ description: '', descriptionHtml: '<b>scroller</b>', name: 'scroller' },
      ...{ slot: 'scroller', selector: '.MuiTabs-scroller' },
      anchors: ['tabs-slots-scroller', 'tabs-classes-MuiTabs-scroller'],
    },
    {
      ...{ component: { ...tabs, slots, classes }, className: 'MuiTabs-list' },
      ...{ description: '', descriptionHtml: '<b>list</b>', name: 'list', slot: 'list' },
      ...{ selector: '.MuiTabs-list', anchors: ['tabs-slots-list'] },
    },
    {
      ...{ component: { ...tabs, slots, classes }, className: 'x', description: 'About x.' },
      ...{ descriptionHtml: 'X', name: 'x', anchors: ['tabs-classes-x'] },
      selector: '.MuiTabs-root.x, .MuiTabs-root .x',
    },
  ]);
  expect(parts[0]).not.toHaveProperty('descriptionHtml');
  expect(parts[1]).not.toHaveProperty('descriptionHtml');
});

test.each([
  [{}, 'MuiTabs-root'],
  [{ classes: [entry('x', 'x'), entry('root', 'own')] }, 'own'],
  [{ classes: [], slots: [{ name: 'x' }, { name: 'root', className: 'slot' }] }, 'slot'],
  [{ classes: [], slots: [] }, 'MuiTabs-root'],
  [{ classes: [], slots: [], themeKey: undefined }, 'Tabs-root'],
])('returns the root class name when the component has the fields %j', (fields, className) => {
  expect(rootClassOf({ ...tabs, ...fields } as ComponentApi)).toBe(className);
});

function makeDemo(html: string): HTMLElement {
  const demo = document.createElement('div');
  demo.innerHTML = html;
  return demo;
}

test('finds the position of every part in each demo, but ignores a shared class outside the root', () => {
  const demos = [
    makeDemo('<button class="Mui-disabled">Other</button><div class="MuiTabs-root"></div>'),
    makeDemo(
      '<div class="MuiTabs-root MuiTabs-vertical"><p class="Mui-disabled"></p></div><i class="MuiTabs-scroller"></i>',
    ),
  ];
  const foundParts = findParts(demos, parts);
  expect(parts.map(({ anchors }) => foundParts.get(anchors[0]))).toEqual([
    new Map([[1, 'outside']]),
    new Map([
      [0, 'root'],
      [1, 'root'],
    ]),
    new Map([[1, 'root']]),
    new Map([[1, 'inside']]),
  ]);
  expect(pickRichestDemo(foundParts, 2)).toBe(1);
  expect(pickRichestDemo(findParts([], parts), 0)).toBe(0);
});

test('finds the position of a part separately for each demo (FAULT A4)', () => {
  const scroller = '<i class="MuiTabs-scroller"></i>';
  const demos = [makeDemo(scroller), makeDemo(`<div class="MuiTabs-root">${scroller}</div>`)];
  expect(findParts(demos, [named('scroller')], 2).get('tabs-slots-scroller')).toEqual(
    new Map([
      [2, 'outside'],
      [3, 'inside'],
    ]),
  );
});

test.each([
  ['root', 'root', "<Tabs sx={{ outline: '2px solid' }} />", "root: { outline: '2px solid' }"],
  [
    'vertical',
    'root',
    "<Tabs sx={{ '&.MuiTabs-vertical': { outline: '2px solid' } }} />",
    "root: { '&.MuiTabs-vertical': { outline: '2px solid' } }",
  ],
  [
    'disabled',
    'inside',
    "<Tabs sx={{ '& .Mui-disabled': { outline: '2px solid' } }} />",
    "root: { '& .Mui-disabled': { outline: '2px solid' } }",
  ],
  [
    'scroller',
    'outside',
    "<Tabs slotProps={{ scroller: { className: 'my-scroller' } }} />",
    "scroller: { outline: '2px solid' }",
  ],
] as const)('writes style overrides of part %s at position %s', (name, place, once, themed) => {
  const { language, code } = writeOverrides(named(name), place);
  expect(language).toBe('tsx');
  expect(code.split('\n\n')[0]).toBe(once);
  expect(code).toContain(`MuiTabs: { styleOverrides: { ${themed} } },`);
});

const theme = (override: string) =>
  `createTheme({\n  components: {\n    MuiTabs: { styleOverrides: { ${override} } },\n  },\n});`;

test.each([
  [
    'root',
    'root',
    ["<Tabs sx={{ outline: '2px solid' }} />", theme("root: { outline: '2px solid' }")],
  ],
  [
    'scroller',
    'outside',
    [
      "<Tabs slotProps={{ scroller: { className: 'my-scroller' } }} />",
      theme("scroller: { outline: '2px solid' }"),
    ],
  ],
  ['vertical', 'outside', ['.MuiTabs-vertical {\n  outline: 2px solid;\n}']],
] as const)(
  'omits unsupported style overrides for part %s at position %s',
  (name, place, snippets) => {
    expect(writeOverrides(named(name), place).code.split('\n\n')).toEqual(snippets);
  },
);

test('writes overrides only with props that the component accepts', () => {
  const [sx] = tabs.props;
  const [scroller] = listParts({ ...tabs, props: sx ? [sx] : [], themeSlots: undefined });
  expect(writeOverrides(scroller!, 'inside').code).toBe(
    "<Tabs sx={{ '& .MuiTabs-scroller': { outline: '2px solid' } }} />",
  );
  const [bare] = listParts({ ...tabs, props: [], themeSlots: undefined });
  expect(writeOverrides(bare!, 'inside').language).toBe('css');
});

test('writes a style sheet when neither props nor the theme can style the part', () => {
  const [part] = listParts({ ...tabs, props: [], themeSlots: [] });
  expect(writeOverrides(part!, 'inside')).toEqual({
    language: 'css',
    code: '.MuiTabs-scroller {\n  outline: 2px solid;\n}',
  });
});

test('switches to a demo with the hovered part and keeps this demo after the hover', () => {
  const store = createAnatomyStore(new Map([['a', new Map([[2, 'root']])]]), 0);
  const states: unknown[] = [];
  store.subscribe(() => {
    const { demo, hovered, chosen } = store.get();
    states.push([demo, hovered, chosen]);
  });
  store.hover('b');
  store.hover('a');
  store.hover('a');
  store.choose('a');
  store.hover(undefined);
  store.choose('a');
  expect(states).toEqual([
    [0, 'b', undefined],
    [2, 'a', undefined],
    [2, 'a', 'a'],
    [2, undefined, 'a'],
    [2, undefined, undefined],
  ]);
});

test('keeps the demo of the pinned part when the hovered part is hovered again', () => {
  const store = createAnatomyStore(new Map([['a', new Map([[0, 'root']])]]), 0);
  store.learn(new Map([['b', new Map([[1, 'root']])]]));
  store.hover('a');
  store.choose('b');
  store.hover('a');
  expect(store.get()).toMatchObject({ demo: 1, hovered: 'a', chosen: 'b' });
});

test('adds positions of parts found in running demos and keeps existing positions', () => {
  const store = createAnatomyStore(new Map([['a', new Map([[2, 'root']])]]), 0);
  store.learn(
    new Map([
      ['a', new Map([[0, 'inside']])],
      ['b', new Map([[0, 'inside']])],
    ]),
  );
  expect([...store.get().found]).toContainEqual(['b', new Map([[0, 'inside']])]);
  expect(store.get().found.get('a')).toEqual(new Map([[2, 'root']]));
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.learn(new Map([['b', new Map([[1, 'root']])]]));
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
  store.choose('a');
  expect(listener).not.toHaveBeenCalled();
});
