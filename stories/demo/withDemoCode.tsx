import * as React from 'react';
import type { Decorator } from '@storybook/react-vite';
import { createCodeStore, installDemoCode, type DemoCodeOptions } from '@vitrine/ui';

interface CodeStageProps {
  load: DemoCodeOptions['load'];
  cookies: string[];
  children: React.ReactNode;
}

function CodeStage({ load, cookies, children }: CodeStageProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const store = createCodeStore({
      hash: '',
      readCookies: () => '',
      writeCookie: (name, value) => cookies.push(`${name}=${value}`),
    });
    return installDemoCode({ root: ref.current, store, load });
  }, [load, cookies]);
  return <div ref={ref}>{children}</div>;
}

/** Lets a story's reader choose the language of the source; the parameters say what is loaded, and where cookies go. */
export const withDemoCode: Decorator = (Story, { parameters }) => (
  <CodeStage
    load={parameters.load as CodeStageProps['load']}
    cookies={parameters.cookies as CodeStageProps['cookies']}
  >
    <Story />
  </CodeStage>
);
