import type { ComponentApi } from '@vitrine/ui/core';
import ts from 'typescript';
import { isModule } from './demoFileTypes.ts';
import { readRunningText } from './readRunningText.ts';

/** Use of a component's prop, slot or class in code. */
export interface Usage {
  api: ComponentApi;
  kind: 'props' | 'slots' | 'classes';
  /** Name of the prop or the slot, or the class name. */
  name: string;
  /** Value of the prop as source text, if it is a literal. */
  value?: string | undefined;
  /** Line of the attribute of the prop. */
  line?: number;
  /** Whether an ancestor element sets the same prop, which the component may inherit. */
  mayInherit?: boolean;
}

export interface CodeFile {
  name: string;
  code: string;
}

/** Components by `keyOfExport`. */
type Exports = ReadonlyMap<string, ComponentApi>;

/** Import of a file. */
interface Binding {
  /** Import specifier of the module. */
  from: string;
  /** Names of the export and its members; empty for the namespace of the module. */
  path: readonly string[];
}

/** Imports by their local name in a file. */
type Bindings = Map<string, Binding>;

const IMPORT = /^import (?:[^\s{]+|\{ (\S+)(?: as \S+)? \}) from '([^']+)'/;
const CLASS_NAME = /\b\w+(?:-\w+)+|\b\w+Classes\.\w+/g;
/** Props whose values are objects with slot names as keys. */
const SLOT_PROPS = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/** Lists all uses of props, slots and classes in the JSX of a module. */
export type UsageReader = (file: CodeFile) => readonly Usage[];

/** Creates a function that lists the props, slots and classes that a demo's files use. */
export function createUsageFinder(
  apis: readonly ComponentApi[],
  read: UsageReader = createUsageReader(apis),
): (files: readonly CodeFile[]) => Usage[] {
  const classes = indexClasses(apis);
  return (files) => {
    const inCode = files.filter(({ name }) => isModule(name)).flatMap(read);
    const rendered = new Set(inCode.map(({ api }) => api));
    const uses = [...inCode, ...files.flatMap((file) => findClasses(file, classes, rendered))];
    return [...new Map(uses.map((use) => [keyOfUsage(use), use])).values()];
  };
}

/** Creates a reader that parses each file once. */
export function createUsageReader(apis: readonly ComponentApi[]): UsageReader {
  const readFile = createFileReader(listExports(apis), apis);
  const known = new WeakMap<CodeFile, readonly Usage[]>();
  return (file) => {
    const uses = known.get(file) ?? readFile(file);
    known.set(file, uses);
    return uses;
  };
}

/** Returns a key that identifies a prop, slot or class, independent of the demo. */
export function keyOfUsage({ api, kind, name }: Usage): string {
  return `${api.packageName} ${api.name} ${kind} ${name}`;
}

function listExports(apis: readonly ComponentApi[]): Exports {
  return new Map(
    apis.flatMap((api) =>
      api.imports.flatMap((line) => {
        const [, root = 'default', from] = IMPORT.exec(line) ?? [];
        if (from === undefined) return [];
        const path = [root, ...api.name.split('.').slice(1)];
        return [[keyOfExport({ from, path }), api] as const];
      }),
    ),
  );
}

/** Returns a key such as `@acme/ui#Button`, `@acme/ui#Dialog.Root`, `@acme/ui/Button#default`. */
function keyOfExport({ from, path }: Binding): string {
  return `${from}#${path.join('.')}`;
}

/** Finds the component of an export; `Dialog.Root` may be documented as `DialogRoot`. */
function findApi(binding: Binding, exported: Exports): ComponentApi | undefined {
  const direct = { ...binding, path: [binding.path.join('')] };
  return exported.get(keyOfExport(binding)) ?? exported.get(keyOfExport(direct));
}

/** Finds the export that a name of a file refers to, such as `Button` or `Dialog.Root`. */
function resolveName(name: string, bindings: Bindings): Binding | undefined {
  const [root = '', ...members] = name.split('.');
  const binding = bindings.get(root);
  return binding && { ...binding, path: [...binding.path, ...members] };
}

function createFileReader(exported: Exports, apis: readonly ComponentApi[]) {
  return ({ name, code }: CodeFile): Usage[] => {
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
    const bindings = readImports(file);
    const uses: Usage[] = [];
    const bind = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node)) bindStyled(node, bindings);
      ts.forEachChild(node, bind);
    };
    bind(file);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const binding = resolveName(node.tagName.getText(), bindings);
        const api = binding && findApi(binding, exported);
        if (api) uses.push(...readAttributes(api, node.attributes, apis));
        if (api && hasContent(node)) uses.push(...listPropUse(api, 'children', apis));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return uses;
  };
}

function readImports(file: ts.SourceFile): Bindings {
  const bindings: Bindings = new Map();
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const { name, namedBindings: named } = statement.importClause ?? {};
    if (name) bindings.set(name.text, { from, path: ['default'] });
    if (named && ts.isNamespaceImport(named)) bindings.set(named.name.text, { from, path: [] });
    for (const part of named && ts.isNamedImports(named) ? named.elements : [])
      bindings.set(part.name.text, { from, path: [(part.propertyName ?? part.name).text] });
  }
  return bindings;
}

/** Binds the variable of `const Wide = styled(Button)(…)` to the export `Button`. */
function bindStyled({ name, initializer }: ts.VariableDeclaration, bindings: Bindings): void {
  let node = initializer;
  while (node && (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))) {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    const callee = ts.isCallExpression(node) ? node.expression : node.tag;
    const isStyled = first && callee.getText() === 'styled';
    const binding = isStyled ? resolveName(first.getText(), bindings) : undefined;
    if (binding) bindings.set(name.getText(), binding);
    node = callee;
  }
}

function readAttributes(
  api: ComponentApi,
  { properties }: ts.JsxAttributes,
  apis: readonly ComponentApi[],
): Usage[] {
  return properties.filter(ts.isJsxAttribute).flatMap((attribute) => {
    const prop = attribute.name.getText();
    const keys = listKeys(attribute.initializer);
    const slots = SLOT_PROPS.has(prop) ? keys : [];
    const classes = prop === 'classes' ? keys : [];
    return [
      ...listPropUse(api, prop, apis).map((use) => ({ ...use, ...readValue(attribute) })),
      ...api.slots
        .filter(({ name }) => slots.includes(name))
        .map(({ name }) => ({ api, kind: 'slots' as const, name })),
      ...api.classes
        .filter(({ key }) => classes.includes(key))
        .map(({ className }) => ({ api, kind: 'classes' as const, name: className })),
    ];
  });
}

/** Reads the line of an attribute, and its value if the value is a literal. */
function readValue(attribute: ts.JsxAttribute): Pick<Usage, 'value' | 'line' | 'mayInherit'> {
  const { initializer } = attribute;
  const file = attribute.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(attribute.getStart()).line + 1;
  const place = { line, mayInherit: isSetAround(attribute) };
  if (!initializer) return { ...place, value: 'true' };
  const node = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return { ...place, value: node && isLiteral(node) ? node.getText() : undefined };
}

/** Returns whether an ancestor of an attribute's element has the same attribute. */
function isSetAround(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText();
  const own = attribute.parent.parent;
  for (let node: ts.Node | undefined = own.parent; node; node = node.parent) {
    const element = ts.isJsxElement(node) ? node.openingElement : node;
    if (!ts.isJsxOpeningLikeElement(element) || element === own) continue;
    const names = element.attributes.properties.map((property) => property.name?.getText());
    if (names.includes(name)) return true;
  }
  return false;
}

function isLiteral({ kind }: ts.Node): boolean {
  return [
    ts.SyntaxKind.StringLiteral,
    ts.SyntaxKind.NumericLiteral,
    ts.SyntaxKind.TrueKeyword,
    ts.SyntaxKind.FalseKeyword,
    ts.SyntaxKind.NullKeyword,
  ].includes(kind);
}

function listPropUse(api: ComponentApi, prop: string, apis: readonly ComponentApi[]): Usage[] {
  const owner = findOwner(api, prop, apis);
  return owner ? [{ api: owner, kind: 'props', name: prop }] : [];
}

/** Returns whether an element has content between its tags, which is its `children`. */
function hasContent({ parent }: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  if (!ts.isJsxElement(parent)) return false;
  return parent.children.some((child) => {
    if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
    return !ts.isJsxExpression(child) || child.expression !== undefined;
  });
}

/** Finds the component that documents a prop: `api`, or a component that it inherits from. */
function findOwner(
  api: ComponentApi,
  prop: string,
  apis: readonly ComponentApi[],
): ComponentApi | undefined {
  if (api.props.some(({ name }) => name === prop)) return api;
  const parent = apis.find(({ slug }) => slug !== api.slug && slug === api.inherits?.slug);
  return parent && findOwner(parent, prop, apis);
}

function listKeys(initializer: ts.JsxAttributeValue | undefined): string[] {
  if (!initializer || !ts.isJsxExpression(initializer)) return [];
  const { expression } = initializer;
  if (!expression || !ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

interface ClassUse extends Usage {
  /** Whether several components share the class name, such as `Mui-disabled`. */
  isShared: boolean;
}

/** Indexes classes by their spelling in code: `AcmeButton-root`, `buttonClasses.root`. */
function indexClasses(apis: readonly ComponentApi[]): ReadonlyMap<string, ClassUse[]> {
  const named = apis.flatMap((api) =>
    api.classes.flatMap(({ key, className, global }) => {
      const use = { api, kind: 'classes' as const, name: className };
      const inObject = `${api.name[0]?.toLowerCase()}${api.name.slice(1)}Classes.${key}`;
      return [
        { text: className, use: { ...use, isShared: global } },
        { text: inObject, use: { ...use, isShared: false } },
      ];
    }),
  );
  const grouped = Map.groupBy(named, ({ text }) => text);
  return new Map(Array.from(grouped, ([text, entries]) => [text, entries.map(({ use }) => use)]));
}

/** Finds class names outside of comments; shared classes count only for rendered components. */
function findClasses(
  file: CodeFile,
  classes: ReadonlyMap<string, ClassUse[]>,
  rendered: ReadonlySet<ComponentApi>,
): Usage[] {
  return Array.from(readRunningText(file).matchAll(CLASS_NAME), ([text]) => classes.get(text) ?? [])
    .flat()
    .filter(({ isShared, api }) => !isShared || rendered.has(api))
    .map(({ api, kind, name }) => ({ api, kind, name }));
}
