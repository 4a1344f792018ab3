import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { createPortal } from 'react-dom';

interface Scope {
  shadow: ShadowRoot;
  cache: EmotionCache;
}

export default function ShadowButton() {
  const [scope, setScope] = React.useState<Scope | null>(null);

  const attach = React.useCallback((host: HTMLDivElement | null) => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    setScope({ shadow, cache: createCache({ key: 'shadow', container: shadow }) });
  }, []);

  return (
    <div ref={attach} style={{ minHeight: 40 }}>
      {scope &&
        createPortal(
          <CacheProvider value={scope.cache}>
            <Button variant="contained">Track parcel</Button>
          </CacheProvider>,
          scope.shadow,
        )}
    </div>
  );
}
