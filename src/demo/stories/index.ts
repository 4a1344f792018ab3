export { createStoryDecorator } from '../createStoryDecorator.tsx';
export { renderStyling } from '../renderStyling.tsx';
