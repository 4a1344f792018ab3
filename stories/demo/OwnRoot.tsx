import * as React from 'react';
import { createRoot } from 'react-dom/client';

interface OwnRootProps {
  onCaughtError: (error: unknown) => void;
  children: React.ReactNode;
}

/** Renders children in a separate React root, like a demo on the site. Reports caught errors. */
export function OwnRoot({ onCaughtError, children }: OwnRootProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (!ref.current) return undefined;
    const root = createRoot(ref.current, { onCaughtError });
    root.render(children);
    // Defer the unmount, because React cannot unmount a root while it renders another root.
    return () => queueMicrotask(() => root.unmount());
  }, [children, onCaughtError]);
  return <div ref={ref} />;
}
