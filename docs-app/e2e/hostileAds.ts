import { escapes, type Escape } from './sandboxEscapes.ts';

/** Attacks that navigate the page around the iframe. */
const leaving = escapes.documents.filter(({ code }) => /top|parent|_top/.test(code));

/** Attacks specific to ads, against the page around the iframe. */
const adAttacks: Escape[] = [
  {
    name: 'messages to the page',
    code: `parent.postMessage({ type: 'found', link: 'https://evil.invalid/' }, '*'); parent.postMessage('vitrine', '*');`,
  },
  {
    name: '5,000 messages to the page',
    code: `for (let count = 0; count < 5000; count += 1) parent.postMessage({ type: 'clicked' }, '*');`,
  },
  {
    name: 'forged messages on its own port',
    code: `const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage = function () { for (const message of [{ type: 'found', link: 'javascript:parent.escaped=1' }, { type: '__proto__' }, JSON.parse('{"type":"found","link":"","__proto__":{"escaped":1}}')]) postMessage.call(this, message); }; document.body.append('again');`,
  },
  {
    name: 'huge size',
    code: `document.documentElement.style.cssText = 'width:9999px;height:9999px;position:fixed;z-index:9999'; parent.postMessage({ height: 9999 }, '*');`,
  },
  { name: 'service worker', code: `await navigator.serviceWorker.register('/sw.js');` },
  { name: 'notifications', code: `await Notification.requestPermission();` },
  {
    name: 'geolocation',
    code: `await new Promise((done) => navigator.geolocation.getCurrentPosition(done, done));`,
  },
  { name: 'camera', code: `await navigator.mediaDevices.getUserMedia({ video: true });` },
  { name: 'writing the clipboard', code: `await navigator.clipboard.writeText('escaped');` },
  { name: 'reading the clipboard', code: `document.title = await navigator.clipboard.readText();` },
  { name: 'fullscreen', code: `await document.documentElement.requestFullscreen();` },
  { name: 'pointer lock', code: `await document.body.requestPointerLock();` },
  {
    name: 'removal of its own document',
    code: `document.documentElement.remove(); window.stop();`,
  },
  { name: 'navigation of its own iframe', code: `location.replace('/harbor/react-tabs');` },
  {
    name: 'endless history entries',
    code: `for (;;) history.pushState({}, '', '#' + Math.random());`,
  },
  { name: 'endless loop', code: `for (;;);` },
];

/** Attacks of an ad network's script on the page around its iframe (S5). */
export const hostileAds: readonly Escape[] = [...leaving, ...escapes.page, ...adAttacks];
