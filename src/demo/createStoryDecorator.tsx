import * as React from 'react';
import { parseGlobals, type ThemeSettings } from '../settings/index.ts';
import type { DemoProduct } from './demo.types.ts';

interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
}

/** Creates the decorator that shows a product's demo with the settings of the workbench's toolbar. */
export function createStoryDecorator({ DemoProviders, demoThemeCss }: DemoProduct) {
  function DemoStage({
    settings,
    children,
  }: {
    settings: ThemeSettings;
    children: React.ReactNode;
  }) {
    const css = React.useMemo(() => demoThemeCss(settings), [settings]);
    return (
      <DemoProviders settings={settings}>
        <style>{css}</style>
        <div style={{ fontFamily: 'Roboto, sans-serif' }}>{children}</div>
      </DemoProviders>
    );
  }
  return function withDemoProviders(Story: React.ComponentType, { globals }: StoryContext) {
    return (
      <DemoStage settings={parseGlobals(globals)}>
        <Story />
      </DemoStage>
    );
  };
}
