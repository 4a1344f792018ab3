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

test('creates a control for the sx prop', () => {
  const { argTypes } = create({ name: 'sx', type: 'SxProps<Theme>' });
  expect(argTypes['sx']?.control).toEqual({ type: 'object' });
});

test.each<[string, Partial<PropApi>]>([
  ['that accepts a function', { type: '(event: Event) => void' }],
  ['that accepts an object or a literal', { type: "'small' | { xs: number }" }],
  ['with the name classes', { name: 'classes', type: 'string' }],
  ['that is deprecated', { type: 'boolean', deprecated: 'Use size.' }],
])('creates no control for a prop %s', (_, fields) => {
  expect(create(fields).argTypes).toEqual({});
});

test('sets the initial value of a control to the default when the default is a literal', () => {
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

test('sets the children of a playground to the component name initially', () => {
  expect(create({ name: 'children', type: 'React.ReactNode' }).args).toEqual({ children: 'Chip' });
});
