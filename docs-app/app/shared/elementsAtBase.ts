import { addBaseToAttribute } from '../../model/basePath.ts';

const BASE = import.meta.env.VITE_BASE as string;

type Props = Readonly<Record<string, unknown>>;
type CreateElement = (type: unknown, props: Props | null, ...others: unknown[]) => unknown;
/** Exports of `react` or `react/jsx-runtime`. */
type ReactExports = Readonly<Record<string, unknown>>;

/** Wraps the functions that create elements, so that URLs of HTML elements have the base path. */
export function createAtBase(react: ReactExports): ReactExports {
  const wrapped = ['createElement', 'jsx', 'jsxs']
    .filter((name) => name in react)
    .map((name) => [name, wrap(react[name] as CreateElement)] as const);
  return { ...react, ...Object.fromEntries(wrapped) };
}

function wrap(create: CreateElement): CreateElement {
  return (type, props, ...others) =>
    create(type, typeof type === 'string' && props ? addBaseToProps(props) : props, ...others);
}

function addBaseToProps(props: Props): Props {
  let changed: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string') continue;
    const url = addBaseToAttribute(BASE, name, value);
    if (url !== value) (changed ??= { ...props })[name] = url;
  }
  return changed ?? props;
}
