import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { createPortal } from 'react-dom';

interface Scope {
  container: HTMLElement;
  cache: EmotionCache;
  theme: Theme;
}

function createScope(host: HTMLElement): Scope {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  return {
    container,
    cache: createCache({ key: 'shadow', container: shadow }),
    theme: createTheme({ components: { MuiPopper: { defaultProps: { container } } } }),
  };
}

export default function ShadowTooltip() {
  const [scope, setScope] = React.useState<Scope | null>(null);

  const attach = React.useCallback((host: HTMLDivElement | null) => {
    if (host) setScope(createScope(host));
  }, []);

  return (
    <div ref={attach} style={{ minHeight: 40 }}>
      {scope &&
        createPortal(
          <CacheProvider value={scope.cache}>
            <ThemeProvider theme={scope.theme}>
              <Tooltip describeChild title="Opens the route on a map">
                <Button variant="contained">Show route</Button>
              </Tooltip>
            </ThemeProvider>
          </CacheProvider>,
          scope.container,
        )}
    </div>
  );
}
