import { test } from 'vitest';
import { expectPage } from '../../../e2e/productPages.ts';

test('serves experiments at paths that start with /experiments/docs/ (NAV-9)', () =>
  expectPage('/experiments/docs/nav-flags', { product: 'Docs Infra', title: 'Navigation flags' }));
