import { expect, test } from 'vitest';
import { nameDraft, parseDraft } from './demoDraft.ts';

test('nameDraft returns a different key for each page, demo, language and styling', () => {
  const choices = { codeVariant: 'TS', codeStyling: 'CSS' } as const;
  const place = { pathname: '/dock/react-button', name: 'SaveButton' };
  const keys = [
    nameDraft(place, choices),
    nameDraft({ ...place, pathname: '/dock/react-menu' }, choices),
    nameDraft({ ...place, name: 'HookButton' }, choices),
    nameDraft(place, { ...choices, codeVariant: 'JS' }),
    nameDraft(place, { ...choices, codeStyling: 'Tailwind' }),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(keys[0]).toBe('demo-draft /dock/react-button SaveButton TS CSS');
});

test('parseDraft returns a stored draft', () => {
  const draft = { isEdited: true, edits: { 'SaveButton.tsx': 'export default () => null;' } };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"isEdited":true}',
  '{"isEdited":"yes","edits":{}}',
  '{"isEdited":true,"edits":{"a":1}}',
])('parseDraft returns undefined for %j', (text) => {
  expect(parseDraft(text)).toBeUndefined();
});
