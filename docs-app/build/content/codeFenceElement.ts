import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** Creates an MDX element; omits attributes whose value is undefined. */
export function writeElement(
  name: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  const attributes = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [writeAttribute(key, value)],
  );
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

function writeAttribute(name: string, value: string | number): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const raw = String(value);
  const expression = { type: 'Literal' as const, value, raw };
  const body = [{ type: 'ExpressionStatement' as const, expression }];
  const estree = { type: 'Program' as const, sourceType: 'module' as const, body };
  const data = { estree };
  const literal = { type: 'mdxJsxAttributeValueExpression' as const, value: raw, data };
  return { type: 'mdxJsxAttribute', name, value: literal };
}

/** Returns the text of `name="x"` or `name={'x'}`; undefined for other values. */
export function literalOf({ value }: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const [statement] = value?.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal') return String(expression.value);
  const isPlain = expression.type === 'TemplateLiteral' && expression.expressions.length === 0;
  return isPlain ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined;
}

/** Returns the value of a string attribute; undefined if missing or an expression. */
export function attributeOf(
  node: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>,
  name: string,
): string | undefined {
  const attribute = node.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
