/** Maximum number of messages that an iframe may post to the window instead of its port. */
const STRAY_MESSAGES = 20;

/** Sandboxed iframe that is connected by a `MessageChannel`. */
export interface SandboxFrame<Message> {
  send: (message: Message) => void;
  close: () => void;
}

export interface SandboxFrameEvents {
  /** Called with each message of the iframe. The data is not validated. */
  onMessage: (data: unknown) => void;
  /** Called when the iframe has navigated to another document. */
  onLeave: () => void;
  /** Called when the iframe posts too many messages to the window. */
  onFlood: () => void;
}

export interface SandboxFrameOptions extends SandboxFrameEvents {
  /** URL of the iframe's document. */
  url: string;
  /** Accessible name of the iframe. */
  title: string;
  /** Sandbox permissions besides `allow-scripts`. */
  permissions?: readonly ('allow-popups' | 'allow-popups-to-escape-sandbox')[];
}

/** Appends a sandboxed iframe with an opaque origin, connected by a `MessageChannel`. */
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
    // A second load event means that the iframe has navigated.
    if (isLoaded) return onLeave();
    isLoaded = true;
    // No target origin matches an opaque origin, so use `*`. The message contains no secret.
    frame.contentWindow?.postMessage('vitrine', '*', [port2]);
    for (const message of waiting.splice(0)) port.postMessage(message);
    return undefined;
  });
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  port.start();
  addEventListener('message', handleStray);
  const stopGuarding = guardFocus(frame);
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
      stopGuarding();
      port.close();
      frame.remove();
    },
  };
}

/** Restores the focus when an iframe takes it, unless the iframe is hovered or Tab was pressed. */
function guardFocus(frame: HTMLIFrameElement): () => void {
  const page = frame.ownerDocument;
  // On touch screens, a tap on the iframe looks the same as stolen focus.
  if (!matchMedia('(hover: hover)').matches) return () => {};
  let lastFocused: Element | null = null;
  let isTabbing = false;
  const handleKey = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const handleFocus = () => {
    isTabbing = false;
    if (page.activeElement !== frame) lastFocused = page.activeElement;
  };
  const restoreFocus = () => {
    if (page.activeElement !== frame || isTabbing || frame.matches(':hover')) return;
    frame.blur();
    if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true });
  };
  const handleBlur = () => {
    restoreFocus();
    // Chromium fires `blur` before the focus moves, so check again after the focus change.
    setTimeout(restoreFocus);
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
