/** Waits in an iframe for the first `MessagePort` from the parent page. Ignores other senders. */
export function acceptPort(connect: (port: MessagePort) => void): void {
  const handleMessage = ({ source, ports: [port] }: MessageEvent): void => {
    if (source !== parent || !port) return;
    removeEventListener('message', handleMessage);
    connect(port);
  };
  addEventListener('message', handleMessage);
}
