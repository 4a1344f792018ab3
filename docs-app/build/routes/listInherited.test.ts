import { expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { listInherited } from './listInherited.ts';

function api(name: string, props: readonly string[], parent?: string): ComponentApi {
  return {
    ...{ name, slug: name.toLowerCase(), packageName: '@acme/ui', version: '1.0.0' },
    ...{ description: '', imports: [], slots: [], classes: [] },
    props: props.map((prop) => ({
      ...{ name: prop, type: 'string', required: false, description: 'Long text.' },
    })),
    ...(parent !== undefined && { inherits: { name: parent } }),
  };
}

const addressOf = ({ slug }: ComponentApi) => `/ui/api/${slug}`;
const namesOf = (component: ComponentApi, others: readonly ComponentApi[]) =>
  listInherited(component, { apis: [component, ...others], addressOf }).map(({ name, props }) => [
    name,
    ...props.map((prop) => prop.name),
  ]);

test('lists inherited props of all ancestors, closest first, without repeated props', () => {
  const others = [api('Dialog', ['open', 'title'], 'Modal'), api('Modal', ['open', 'keepMounted'])];
  expect(namesOf(api('Confirm', ['title'], 'Dialog'), others)).toEqual([
    ['Dialog', 'open'],
    ['Modal', 'keepMounted'],
  ]);
});

test('lists the type, the required and deprecated marks, and the URL of an inherited prop', () => {
  const modal = api('Modal', ['open']);
  Object.assign(modal.props[0]!, { default: 'false', deprecated: 'Old.' });
  const [inherited] = listInherited(api('Dialog', [], 'Modal'), { apis: [modal], addressOf });
  expect(inherited?.props).toEqual([
    {
      ...{ name: 'open', type: 'string', required: false, deprecated: 'Old.' },
      href: '/ui/api/modal#modal-prop-open',
    },
  ]);
});

test('links to an inherited prop when the URL of the ancestor has an anchor', () => {
  const context = { apis: [api('Modal', ['open'])], addressOf: () => '/ui/react-modal#modal' };
  const [inherited] = listInherited(api('Dialog', [], 'Modal'), context);
  expect(inherited?.props[0]?.href).toBe('/ui/react-modal#modal-prop-open');
});

test.each([
  ['a native element', 'div', []],
  ['a component of another package', 'Modal', [{ ...api('Modal', ['open']), packageName: 'x' }]],
  ['no prop that the component lacks', 'Modal', [api('Modal', ['title'])]],
  ['itself', 'Confirm', []],
])('lists no inherited props when the component inherits %s', (_, parent, others) => {
  expect(namesOf(api('Confirm', ['title'], parent), others)).toEqual([]);
});

test('omits inherited props that the types of the component reject', () => {
  const apis = [api('Modal', ['open', 'keepMounted'])];
  const acceptedProps = { '@acme/ui Dialog': ['open'] };
  const context = { apis, acceptedProps, addressOf };
  const [inherited] = listInherited(api('Dialog', [], 'Modal'), context);
  expect(inherited?.props.map(({ name }) => name)).toEqual(['open']);
});

test('lists inherited props once when two components inherit from each other', () => {
  expect(namesOf(api('A', [], 'B'), [api('B', ['b'], 'A')])).toEqual([['B', 'b']]);
});
