import { expect, test } from 'vitest';
import { findProofs } from './findProofs.ts';

const STORIES = `import type { Meta, StoryObj } from '@storybook/react-vite';

/** Everything about ABC-1. */
const meta = { title: 'Docs UI/Menu', component: Menu } satisfies Meta<typeof Menu>;

export default meta;

/** Closed at first. */
export const Closed: StoryObj<typeof meta> = {};

/** Opens (ABC-2, WCAG 9.1.10). */
export const OpenByKey: StoryObj<typeof meta> = {
  parameters: { clauses: ['ABC-4'] },
};
`;

const files = [
  { file: 'stories/menu/Menu.stories.tsx', text: STORIES },
  { file: 'src/menu/menu.test.ts', text: "test('moves (ABC-2..4)', () => {}); // ABC-3" },
  { file: 'docs-app/e2e/menu.test.ts', text: "test('is left (WCAG 9.1.1, 9.1.10)', () => {});" },
];

const proofs = findProofs(files);
const story = (name: string, storyId: string) => ({
  kind: 'story',
  title: `Docs UI/Menu: ${name}`,
  storyId,
});
const journey = { kind: 'test', file: 'docs-app/e2e/menu.test.ts' };
const unit = { kind: 'test', file: 'src/menu/menu.test.ts' };

test.each([
  ['ABC-1', [story('Closed', 'docs-ui-menu--closed')]],
  ['ABC-2', [story('Open By Key', 'docs-ui-menu--open-by-key'), unit]],
  ['ABC-3', [unit]],
  ['ABC-4', [story('Open By Key', 'docs-ui-menu--open-by-key'), unit]],
  ['ABC-5', undefined],
  ['WCAG 9.1.1', [journey]],
  ['WCAG 9.1.10', [story('Open By Key', 'docs-ui-menu--open-by-key'), journey]],
  ['WCAG 9.1.2', undefined],
])('finds what names %s', (id, expected) => {
  expect(proofs.get(id)).toEqual(expected);
});
