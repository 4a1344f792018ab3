import * as React from 'react';
import {
  createDemoStore,
  DemoFrame,
  installDemoCode,
  installDemoState,
  type DemoCode,
  type DemoState,
  type DemoToolbarProps,
} from '@vitrine/ui/demo';
import { createCodeStore } from '@vitrine/ui/settings';
import { CounterDemo } from './CounterDemo.tsx';

type LiveProps = Pick<DemoToolbarProps, 'state' | 'choices' | 'onChange' | 'onChoose'>;

export interface ToolDemoProps {
  /** HTML of the demo's code. */
  html?: string;
  /** Loads the code of the demo. */
  load: () => Promise<DemoCode>;
  /** Receives the written cookies. */
  cookies: string[];
  /** Hash of a link, and the state that the link restores. */
  link?: { hash: string; state: Partial<DemoState> };
  /** Renders the toolbar with the demo's state and callbacks. */
  children: (live: LiveProps) => React.ReactNode;
}

const SOURCE =
  '<span class="code-rest">return </span><span class="code-preview" style="--indent:0">&lt;Counter /></span><span class="code-rest">;\n</span>';

/** Renders a demo with its toolbar, connected as on the site. */
export function ToolDemo({ html = SOURCE, load, cookies, link, children }: ToolDemoProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [demo] = React.useState(() => createDemoStore(link?.state));
  const [code] = React.useState(() =>
    createCodeStore({
      hash: link?.hash ?? '',
      readCookies: () => '',
      writeCookie: (name, value) => cookies.push(`${name}=${value}`),
    }),
  );
  const state = React.useSyncExternalStore(demo.subscribe, demo.get);
  const choices = React.useSyncExternalStore(code.subscribe, code.get);
  React.useLayoutEffect(() => {
    const frame = ref.current?.querySelector<HTMLElement>('[data-demo]');
    if (!ref.current || !frame) return undefined;
    const uninstalls = [
      installDemoState(frame, demo),
      installDemoCode({ root: ref.current, store: code, load }),
    ];
    return () => uninstalls.forEach((uninstall) => uninstall());
  }, [demo, code, load]);
  return (
    <div ref={ref}>
      <DemoFrame
        name="Counter"
        storyId="material-ui-button--counter"
        workbenchUrl="/workbench/"
        codeUrl="/material-ui/react-button/demos/Counter.json"
        source={{ files: [{ name: 'Counter.tsx', language: 'tsx', html }] }}
        tools={children({ state, choices, onChange: demo.change, onChoose: code.choose })}
      >
        <CounterDemo key={state.run} />
      </DemoFrame>
    </div>
  );
}
