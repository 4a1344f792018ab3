import { describe, expect, test } from 'vitest';
import { findPreview } from './findPreview.ts';

function preview(code: string, fileName = 'Demo.tsx'): string | undefined {
  const range = findPreview(fileName, code);
  return range && code.slice(range.from, range.to);
}

const component = (body: string, before = '') =>
  `import * as React from 'react';\n${before}\nexport default function Demo() {\n${body}\n}\n`;

describe('findPreview', () => {
  test('previews multi-line JSX with the indentation of its first line', () => {
    const code = component('  return (\n    <Stack>\n      <Button />\n    </Stack>\n  );');
    expect(preview(code)).toBe('    <Stack>\n      <Button />\n    </Stack>');
  });

  test('previews single-line JSX without the return keyword and the semicolon', () => {
    expect(preview(component('  return <Button size="small">Save</Button>;'))).toBe(
      '<Button size="small">Save</Button>',
    );
  });

  test('previews the JSX of the last return when a demo has an early return', () => {
    const code = component(
      '  const [name] = useName();\n  if (!name) return <Spinner size={2} />;\n  return <b>{name}</b>;',
    );
    expect(preview(code)).toBe('<b>{name}</b>');
  });

  test('ignores return statements of functions inside the demo component', () => {
    const code = component(
      '  const row = () => {\n    return <i>1</i>;\n  };\n  return <b>{row()}</b>;',
    );
    expect(preview(code)).toBe('<b>{row()}</b>');
  });

  test.each(['<>', '<React.Fragment>', '<Fragment>'])(
    'previews the children of the fragment %s without its tags',
    (tag) => {
      const end = tag.replace('<', '</');
      const code = component(`  return (\n    ${tag}\n      <A />\n      <B />\n    ${end}\n  );`);
      expect(preview(code)).toBe('      <A />\n      <B />');
    },
  );

  test('previews an empty fragment with its tags', () => {
    expect(preview(component('  return <></>;'))).toBe('<></>');
  });

  test.each([
    ['a function', 'function Form() {\n  return <form id="a" />;\n}'],
    ['a constant', 'const Form = () => <form id="a" />;'],
    ['a call', 'const Form = React.memo(function Form() {\n  return <form id="a" />;\n});'],
  ])('resolves an element without props to the JSX of its component, declared as %s', (_, form) => {
    expect(preview(component('  return <Form />;', form))).toBe('<form id="a" />');
  });

  test('does not resolve an element to the JSX of its component when it has props', () => {
    const form = 'function Form() {\n  return <form id="a" />;\n}';
    expect(preview(component('  return <Form rows={2} />;', form))).toBe('<Form rows={2} />');
  });

  test.each([
    ['an imported element without props', component('  return <Form />;')],
    ['a component that renders itself', component('  return <Demo />;')],
    ['an expression', component("  return React.createElement('b');")],
    ['text', component("  return 'Saved';")],
    ['no return', component('  useSave();')],
    ['no default export', 'export function Demo() {\n  return <b>1</b>;\n}\n'],
    ['a class', 'export default class Demo {\n  render() {\n    return <b>1</b>;\n  }\n}\n'],
  ])('finds no preview for a demo with %s', (_, code) => {
    expect(preview(code)).toBeUndefined();
  });

  test.each([
    ['export default () => <b>1</b>;\n'],
    ['const Demo = () => <b>1</b>;\nexport default Demo;\n'],
    ['export default React.memo(() => <b>1</b>);\n'],
  ])('finds the preview of the default export %j', (code) => {
    expect(preview(code)).toBe('<b>1</b>');
    expect(preview(code, 'Demo.jsx')).toBe('<b>1</b>');
  });

  test('truncates a preview only when its JSX has more than 16 lines', () => {
    const list = (count: number) =>
      component(`  return (\n    <ul>\n${'      <li />\n'.repeat(count)}    </ul>\n  );`);
    expect(preview(list(14))?.split('\n')).toHaveLength(16);
    expect(findPreview('Demo.tsx', list(14))?.isCut).toBe(false);
    expect(preview(list(15))?.split('\n')).toHaveLength(12);
    expect(findPreview('Demo.tsx', list(15))?.isCut).toBe(true);
  });
});
