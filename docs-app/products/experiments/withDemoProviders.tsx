import type { Decorator } from '@storybook/react-vite';
import { createStoryDecorator } from '@vitrine/ui/demo';
import { demoThemeCss, DemoProviders } from './demo-providers.tsx';

/** Shows a story as the site shows a demo: with the library's own theme and the toolbar's settings. */
export const withDemoProviders: Decorator = createStoryDecorator({ DemoProviders, demoThemeCss });
