import type { Decorator } from '@storybook/react-vite';
import { createStoryDecorator } from '@vitrine/ui/demo/stories';
import { demoThemeCss, DemoProviders } from './demo-providers.tsx';
import '../tailwind.css';

export { renderStyling } from '@vitrine/ui/demo/stories';

/** Renders a story like a demo of the site, with the library's theme and the toolbar's settings. */
export const withDemoProviders: Decorator = createStoryDecorator({ DemoProviders, demoThemeCss });
