import { compileFunction } from 'node:vm';

/** Element of an icon, as its module creates it. */
export interface IconElement {
  /** Tag name; undefined for a fragment. */
  tag?: string;
  props: Readonly<Record<string, unknown>>;
}

interface IconModule {
  default?: IconElement | IconElement[];
}

const createElement = (type: unknown, props: IconElement['props']): IconElement =>
  typeof type === 'string' ? { tag: type, props } : { props };

/** Stubs of the modules that icons import, by path suffix. */
const STUBS: readonly (readonly [ending: string, module: unknown])[] = [
  ['/createSvgIcon', { default: (element: unknown) => element }],
  ['/interopRequireDefault', (module: unknown) => module],
  ['react/jsx-runtime', { jsx: createElement, jsxs: createElement }],
];

/** Runs the CommonJS module of an icon; returns its elements, or undefined if it is not an icon. */
export function readIconElements(code: string): readonly IconElement[] | undefined {
  const exports: IconModule = {};
  const require = (path: string) => STUBS.find(([ending]) => path.endsWith(ending))?.[1] ?? {};
  compileFunction(code, ['require', 'exports'])(require, exports);
  return exports.default && [exports.default].flat();
}
