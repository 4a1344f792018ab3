import * as React from 'react';
import { parseGlobals, type DemoSettings } from '../settings/index.ts';
import { createDemoCache } from '../theme/index.ts';
import type { DemoProduct } from './demo.types.ts';
import { stageText } from './demoStage.styles.ts';

const cache = createDemoCache();

interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
}

/** Creates the decorator that renders a product's demos with the workbench's toolbar globals. */
export function createStoryDecorator({ DemoProviders, demoThemeCss }: DemoProduct) {
  function DemoStage({ dense, direction, children }: DemoSettings & React.PropsWithChildren) {
    const settings = React.useMemo(() => ({ dense, direction }), [dense, direction]);
    const css = React.useMemo(demoThemeCss, []);
    return (
      // As on the page, the stage wraps the providers, which may override its text styles.
      <div data-story-stage="" style={stageText}>
        <style>{css}</style>
        <DemoProviders settings={settings} cache={cache}>
          {children}
        </DemoProviders>
      </div>
    );
  }
  return function withDemoProviders(Story: React.ComponentType, { globals }: StoryContext) {
    const { dense, direction } = parseGlobals(globals);
    return (
      <DemoStage dense={dense} direction={direction}>
        <Story />
      </DemoStage>
    );
  };
}
