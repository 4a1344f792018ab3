import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveCodeStyling, resolveCodeVariant } from '../settings/resolveCode.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from '../settings/settings.constants.ts';
import {
  linkToSource,
  linkToState,
  linkToStory,
  parseDemoLink,
  type DemoLink,
} from './demoLinks.ts';
import { PACKED_LIMIT, packText, TextTooLong, UNPACKED_LIMIT, unpackText } from './packText.ts';

const state: DemoLink['state'] = {
  isOpen: true,
  isEdited: false,
  mode: undefined,
  direction: undefined,
  edits: undefined,
};

describe('linkToSource', () => {
  test.each([
    ['JS', undefined, '#Basket.js'],
    ['TS', undefined, '#Basket.tsx'],
    ['JS', 'Tailwind', '#tailwind-Basket.js'],
    ['TS', 'CSS', '#css-Basket.tsx'],
    ['TS', 'MUI System', '#system-Basket.tsx'],
  ] as const)(
    'links to %s code with the styling %s as %s (COD-2, COD-4)',
    (codeVariant, codeStyling, hash) => {
      expect(linkToSource({ name: 'Basket', codeVariant, codeStyling })).toBe(hash);
    },
  );

  test.each([
    ['#Basket.JS', 'JS', undefined],
    ['#CSS-Basket.TSX', 'TS', 'CSS'],
  ])('ignores letter case in the source link %s', async (hash, codeVariant, codeStyling) => {
    expect(await parseDemoLink(hash)).toMatchObject({ name: 'Basket', codeVariant, codeStyling });
  });

  test('opens the code when the hash is a source link', async () => {
    expect(await parseDemoLink('#tailwind-Basket.js')).toEqual({
      name: 'Basket',
      codeVariant: 'JS',
      codeStyling: 'Tailwind',
      state,
    });
  });
});

const demoLink = fc.record({
  name: fc.constantFrom('Basket', 'system', 'AccountTabs2'),
  codeVariant: fc.constantFrom(...CODE_VARIANTS),
  codeStyling: fc.option(fc.constantFrom(...CODE_STYLINGS), { nil: undefined }),
  state: fc.record({
    isOpen: fc.boolean(),
    isEdited: fc.boolean(),
    mode: fc.constantFrom('light', 'dark', undefined),
    direction: fc.constantFrom('ltr', 'rtl', undefined),
    edits: fc.option(
      fc.dictionary(
        fc.constantFrom('Basket.tsx', 'rows.ts', 'Basket.css'),
        fc.string({ maxLength: 400, unit: 'grapheme' }),
        { noNullPrototype: true },
      ),
      { nil: undefined },
    ),
  }),
});

describe('linkToState', () => {
  test('restores the demo state, code language and styling from any demo link', async () => {
    await fc.assert(
      fc.asyncProperty(demoLink, async (link) => {
        const hash = await linkToState(link);
        expect(await parseDemoLink(hash)).toEqual(link);
        expect(resolveCodeVariant({ hash, stored: undefined })).toBe(link.codeVariant);
        expect(resolveCodeStyling({ hash, stored: undefined })).toBe(
          link.codeStyling ?? 'MUI System',
        );
      }),
    );
  });

  test('throws when the state is too long for a link', async () => {
    let seed = 7;
    const noise = Array.from({ length: 60_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(32 + (seed % 90));
    }).join('');
    const edits = { 'Basket.tsx': noise };
    const link = linkToState({
      name: 'Basket',
      codeVariant: 'TS',
      state: { ...state, edits },
    });
    await expect(link).rejects.toThrow(TextTooLong);
    await expect(packText('a'.repeat(UNPACKED_LIMIT + 1))).rejects.toThrow(TextTooLong);
    const longest = 'a'.repeat(UNPACKED_LIMIT);
    expect(await unpackText(await packText(longest))).toBe(longest);
  });
});

describe('linkToStory', () => {
  const story = { workbenchUrl: '/workbench/', storyId: 'base-ui-switch--hook-switch' };

  test.each([
    [{ codeVariant: 'TS' }, ''],
    [{ codeVariant: 'TS', codeStyling: 'MUI System' }, ''],
    [{ codeVariant: 'JS', codeStyling: 'CSS' }, '&globals=codeVariant:JS;codeStyling:CSS'],
  ] as const)('story URL for the code choices %j has the query suffix %j', (choices, query) => {
    const address = '/workbench/?path=/story/base-ui-switch--hook-switch';
    expect(linkToStory(story, { ...choices, state })).toBe(address + query);
  });

  test('appends mode and direction to the story URL when the demo overrides both', () => {
    const demoState = { ...state, mode: 'dark', direction: 'rtl' } as const;
    expect(linkToStory(story, { codeVariant: 'TS', state: demoState })).toMatch(
      /&globals=mode:dark;direction:rtl$/,
    );
  });
});

describe('invalid hash', () => {
  test.each([
    '',
    '#',
    '#.js',
    '#%E0%A4%A.js',
    '#a b.js',
    '#demo=&',
    '#demo=xx',
    '#Basket',
    '#x.jsx',
    'x#Basket.js',
    '#Basket.js&more',
    '#Basket.js\n',
    '#xdemo=&Basket.js',
  ])('returns undefined when the hash is the invalid demo link %s', async (hash) => {
    expect(await parseDemoLink(hash)).toBeUndefined();
  });

  test.each(['', 'AAAA', '....', 'a'.repeat(PACKED_LIMIT + 1)])(
    'ignores the state of a demo link and opens the code when packed state %# is invalid',
    async (packed) => {
      const link = await parseDemoLink(`#demo=${packed}&css-Basket.js`);
      expect(link).toMatchObject({ name: 'Basket', codeStyling: 'CSS', state });
    },
  );

  test.each([
    ['{}', { isOpen: false, isEdited: false }],
    ['{"open":1,"expanded":"yes","edited":null}', { isOpen: false, isEdited: false }],
    ['{"mode":"sepia","direction":"up","edits":[]}', { mode: undefined, edits: undefined }],
    ['[]', state],
    ['null', state],
    ['undefined', state],
    ['"open"', state],
  ])(
    'ignores invalid fields of a demo link when the packed state is %s',
    async (text, expected) => {
      const link = await parseDemoLink(`#demo=${await packText(text)}&Basket.js`);
      expect(link?.state).toMatchObject(expected);
    },
  );

  test('does not throw when the hash has arbitrary characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (noise) => {
        await parseDemoLink(`#demo=${noise}&Basket.js`);
        await parseDemoLink(`#${noise}.js`);
      }),
    );
  });

  test('returns undefined when the unpacked text exceeds the limit', async () => {
    const bomb = new Blob(['a'.repeat(8_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const packed = Buffer.from(bytes).toString('base64').replaceAll('+', '.').replaceAll('/', '_');
    expect(packed.length).toBeLessThan(PACKED_LIMIT);
    expect(await unpackText(packed.replace(/=+$/, ''))).toBeUndefined();
  });
});
