/** Waits, within a frame, for the first message of the page around it that brings a port; nobody else is heard. */
export function acceptPort(connect: (port: MessagePort) => void): void {
  const handleMessage = ({ source, ports: [port] }: MessageEvent): void => {
    if (source !== parent || !port) return;
    removeEventListener('message', handleMessage);
    connect(port);
  };
  addEventListener('message', handleMessage);
}
