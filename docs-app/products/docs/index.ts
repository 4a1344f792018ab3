export { nav } from './nav.ts';
export { product } from './product.ts';
