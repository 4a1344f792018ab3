import type { ComponentApi, PropApi } from '@vitrine/ui/core';

/** Creates the API data of a component in a fixture package. */
export function createApi(name: string, props: readonly Partial<PropApi>[] = []): ComponentApi {
  return {
    ...{ name, slug: name.toLowerCase(), packageName: '@acme/ui', version: '1.0.0' },
    ...{ description: '', imports: [], slots: [], classes: [] },
    props: props.map((prop) => ({
      ...{ name: 'prop', type: 'string', required: false, description: '' },
      ...prop,
    })),
  };
}
