import * as React from 'react';
import { createRoot } from 'react-dom/client';

interface OwnRootProps {
  onCaughtError: (error: unknown) => void;
  children: React.ReactNode;
}

/** Renders in a separate React root, like a demo on the site, and reports the caught errors. */
export function OwnRoot({ onCaughtError, children }: OwnRootProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (!ref.current) return undefined;
    const root = createRoot(ref.current, { onCaughtError });
    root.render(children);
    // React must not unmount a root while it renders another.
    return () => queueMicrotask(() => root.unmount());
  }, [children, onCaughtError]);
  return <div ref={ref} />;
}
