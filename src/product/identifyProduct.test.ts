import { expect, test } from 'vitest';
import { identifyProduct } from './identifyProduct.ts';

test.each([
  ['/material-ui', 'core'],
  ['/joy-ui', 'core'],
  ['/base-ui', 'core'],
  ['/system', 'core'],
  ['/x/react-data-grid', 'x'],
  ['/x/react-date-pickers', 'x'],
  ['/toolpad', 'toolpad'],
  ['/toolpad/studio', 'toolpad'],
  ['/versions', 'docs'],
  ['/experiments/docs', 'docs-infra'],
])('identifies the product category only when the path starts with %s', (path, category) => {
  expect(identifyProduct(path).productCategoryId).toBe(category);
  expect(identifyProduct(`/blog${path}`).productCategoryId).toBeNull();
});
