import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';

/**
 * Renders the docs page of a component: its first story with controls, then the other stories.
 * Storybook's page shows the first story twice.
 */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Description of="story" />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
