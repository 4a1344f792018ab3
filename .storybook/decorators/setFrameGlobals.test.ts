// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { initialGlobals } from '../toolbar/globalTypes.ts';
import { setFrameGlobals } from './setFrameGlobals.ts';

test('sets globals in iframes of addon-docs, and keeps the globals of iframes in a story', () => {
  const url = 'http://localhost/iframe.html?id=menu--open&viewMode=story';
  document.body.innerHTML = `<iframe id="iframe--menu--open" src="${url}"></iframe><iframe src="${url}&globals=mode:light"></iframe>`;
  const stop = setFrameGlobals({ ...initialGlobals, mode: 'dark' });
  stop();
  const [docs, sheet] = document.querySelectorAll('iframe');
  expect(new URL(docs!.src).searchParams.get('globals')).toContain('mode:dark');
  expect(sheet!.src).toBe(`${url}&globals=mode:light`);
  document.body.replaceChildren();
});
