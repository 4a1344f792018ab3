/** How many messages a frame may send to the page itself, where none belong. */
const STRAY_MESSAGES = 20;

/** A frame that a message channel leads to. */
export interface SandboxFrame<Message> {
  send: (message: Message) => void;
  close: () => void;
}

export interface SandboxFrameEvents {
  /** Told what the frame says, whatever it is. */
  onMessage: (data: unknown) => void;
  /** Told that the frame has left its document. */
  onLeave: () => void;
  /** Told that the frame writes to the page itself, again and again. */
  onFlood: () => void;
}

export interface SandboxFrameOptions extends SandboxFrameEvents {
  /** Address of the frame's document. */
  url: string;
  /** What the frame is called. */
  title: string;
  /** What the frame may do beside running its scripts. */
  permissions?: readonly ('allow-popups' | 'allow-popups-to-escape-sandbox')[];
}

/** Puts a frame of another, nameless origin into an element; only the two ends of one channel speak with each other. */
export function openSandboxFrame<Message>(
  host: HTMLElement,
  { url, title, permissions = [], onMessage, onLeave, onFlood }: SandboxFrameOptions,
): SandboxFrame<Message> {
  const frame = host.ownerDocument.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  const waiting: Message[] = [];
  let isLoaded = false;
  let strays = 0;
  const handleStray = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    strays += 1;
    if (strays > STRAY_MESSAGES) onFlood();
  };
  frame.addEventListener('load', () => {
    // A document that comes after the first is another one.
    if (isLoaded) return onLeave();
    isLoaded = true;
    // A nameless origin cannot be named; what is sent is the other end, and no secret.
    frame.contentWindow?.postMessage('vitrine', '*', [port2]);
    for (const message of waiting.splice(0)) port.postMessage(message);
    return undefined;
  });
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  port.start();
  addEventListener('message', handleStray);
  const stopKeeping = keepFocus(frame);
  frame.setAttribute('sandbox', ['allow-scripts', ...permissions].join(' '));
  frame.setAttribute('allow', '');
  Object.assign(frame, { referrerPolicy: 'no-referrer', title, src: url });
  host.append(frame);
  return {
    send(message) {
      if (isLoaded) port.postMessage(message);
      else waiting.push(message);
    },
    close() {
      removeEventListener('message', handleStray);
      stopKeeping();
      port.close();
      frame.remove();
    },
  };
}

/** Gives the focus back when a frame takes it that was neither pointed at nor tabbed to. */
function keepFocus(frame: HTMLIFrameElement): () => void {
  const page = frame.ownerDocument;
  // A finger on a frame cannot be told from a theft.
  if (!matchMedia('(hover: hover)').matches) return () => {};
  let last: Element | null = null;
  let isTabbing = false;
  const handleKey = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const handleFocus = () => {
    isTabbing = false;
    if (page.activeElement !== frame) last = page.activeElement;
  };
  const giveBack = () => {
    if (page.activeElement !== frame || isTabbing || frame.matches(':hover')) return;
    frame.blur();
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
  };
  const handleBlur = () => {
    giveBack();
    // Chromium tells of the loss before it is done: the frame may have the focus again, or still.
    setTimeout(giveBack);
  };
  handleFocus();
  page.addEventListener('keydown', handleKey, true);
  page.addEventListener('focusin', handleFocus);
  addEventListener('blur', handleBlur);
  return () => {
    page.removeEventListener('keydown', handleKey, true);
    page.removeEventListener('focusin', handleFocus);
    removeEventListener('blur', handleBlur);
  };
}
