import type { PropApi } from '@vitrine/ui/core';
import { expect, test } from 'vitest';
import { createControls } from './playgroundControls.ts';

const prop = (fields: Partial<PropApi>): PropApi => ({
  ...{ name: 'size', type: 'string', required: false, description: 'Size.' },
  ...fields,
});

const create = (fields: Partial<PropApi>) =>
  createControls({ name: 'Chip', props: [prop(fields)] });

test.each<[string, Partial<PropApi>, string]>([
  ['a union of literals', { type: "'small' | 'large'" }, 'select'],
  ['a union that also accepts other strings', { type: "'small' | 'large' | string" }, 'select'],
  ['a boolean', { type: 'boolean' }, 'boolean'],
  ['a number', { type: 'number' }, 'number'],
  ['a string', { type: 'string' }, 'text'],
  ['a node', { type: 'React.ReactNode' }, 'text'],
])('creates a control when a prop accepts %s', (_, fields, type) => {
  expect(create(fields).argTypes['size']?.control).toEqual({ type });
});

test('creates a control for the styles of the root', () => {
  const { argTypes } = create({ name: 'sx', type: 'SxProps<Theme>' });
  expect(argTypes['sx']?.control).toEqual({ type: 'object' });
});

test.each<[string, Partial<PropApi>]>([
  ['a function', { type: '(event: Event) => void' }],
  ['an object or a literal', { type: "'small' | { xs: number }" }],
  ['the classes of its parts', { name: 'classes', type: 'string' }],
  ['a deprecated value', { type: 'boolean', deprecated: 'Use size.' }],
])('creates no control when a prop accepts %s', (_, fields) => {
  expect(create(fields).argTypes).toEqual({});
});

test('starts with the literal default of a prop, and shows type and default', () => {
  const controls = create({ type: "'small' | 'large'", default: "'large'" });
  expect(controls).toEqual({
    args: { size: 'large' },
    argTypes: {
      size: {
        description: 'Size.',
        control: { type: 'select' },
        options: ['small', 'large'],
        table: { type: { summary: "'small' | 'large'" }, defaultValue: { summary: "'large'" } },
      },
    },
  });
});

test('starts with the name of the component as children', () => {
  expect(create({ name: 'children', type: 'React.ReactNode' }).args).toEqual({ children: 'Chip' });
});
