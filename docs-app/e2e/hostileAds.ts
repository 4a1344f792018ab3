import { escapes, type Escape } from './sandboxEscapes.ts';

/** Ways of a frame's code to leave with the page around it. */
const leaving = escapes.documents.filter(({ code }) => /top|parent|_top/.test(code));

/** What only somebody would try who is shown as an ad; each is about the page, not about the ad itself. */
const own: Escape[] = [
  {
    name: 'messages to the page',
    code: `parent.postMessage({ type: 'found', link: 'https://evil.invalid/' }, '*'); parent.postMessage('vitrine', '*');`,
  },
  {
    name: 'messages to the page without end',
    code: `for (let count = 0; count < 5000; count += 1) parent.postMessage({ type: 'clicked' }, '*');`,
  },
  {
    name: 'forged messages of its own port',
    code: `const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage = function () { for (const message of [{ type: 'found', link: 'javascript:parent.escaped=1' }, { type: '__proto__' }, JSON.parse('{"type":"found","link":"","__proto__":{"escaped":1}}')]) postMessage.call(this, message); }; document.body.append('again');`,
  },
  {
    name: 'size',
    code: `document.documentElement.style.cssText = 'width:9999px;height:9999px;position:fixed;z-index:9999'; parent.postMessage({ height: 9999 }, '*');`,
  },
  { name: 'service worker', code: `await navigator.serviceWorker.register('/sw.js');` },
  { name: 'notifications', code: `await Notification.requestPermission();` },
  {
    name: 'place of the reader',
    code: `await new Promise((done) => navigator.geolocation.getCurrentPosition(done, done));`,
  },
  { name: 'camera', code: `await navigator.mediaDevices.getUserMedia({ video: true });` },
  { name: 'clipboard, written', code: `await navigator.clipboard.writeText('escaped');` },
  { name: 'clipboard, read', code: `document.title = await navigator.clipboard.readText();` },
  { name: 'whole screen', code: `await document.documentElement.requestFullscreen();` },
  { name: 'pointer', code: `await document.body.requestPointerLock();` },
  { name: 'its own end', code: `document.documentElement.remove(); window.stop();` },
  { name: 'other document', code: `location.replace('/material-ui/react-table');` },
  { name: 'history without end', code: `for (;;) history.pushState({}, '', '#' + Math.random());` },
  { name: 'loop', code: `for (;;);` },
];

/** What a provider's script might do to the page that it is shown on (S5). */
export const hostileAds: readonly Escape[] = [...leaving, ...escapes.page, ...own];
