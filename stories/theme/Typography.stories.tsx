import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';

const meta = {
  title: 'Docs UI/Theme/Typography',
} satisfies Meta;

export default meta;

type Story = StoryObj;

const SAMPLE = 'Docs for React component libraries';

/** Shows the sizes of headings and text. */
export const Scale: Story = {
  render: () => (
    <TypeRoot>
      <h1>{SAMPLE}</h1>
      <h2>{SAMPLE}</h2>
      <h3>{SAMPLE}</h3>
      <p data-variant="body1">
        Text is set in Inter at sixteen pixels, with lines of sixty to eighty characters and
        generous leading.
      </p>
      <p data-variant="body2">
        Secondary text is two pixels smaller: tables, navigation, notes at the side.
      </p>
      <p>
        <code>const code = &apos;is set in JetBrains Mono&apos;;</code>
      </p>
    </TypeRoot>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  },
};

/** Shows the weights of the variable font. */
export const Weights: Story = {
  render: () => (
    <TypeRoot>
      {[400, 500, 600, 700, 800].map((weight) => (
        <p key={weight} style={{ fontWeight: weight }}>
          {weight}: {SAMPLE}
        </p>
      ))}
    </TypeRoot>
  ),
};

/** Shows Chinese headings and text. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  render: () => (
    <TypeRoot>
      <h1>演示经过测试的文档</h1>
      <h2>组件库</h2>
      <p data-variant="body1">
        您读到的组件，就是工作台展示、测试运行的那个模块。Material UI 6.1.0
      </p>
    </TypeRoot>
  ),
};

const TypeRoot = styled('div')(({ theme }) => ({
  maxInlineSize: 760,
  '& h1': { ...theme.typography.h1, marginBlock: theme.spacing(0, 2) },
  '& h2': { ...theme.typography.h2, marginBlock: theme.spacing(0, 2) },
  '& h3': { ...theme.typography.h3, marginBlock: theme.spacing(0, 2) },
  '& p': { marginBlock: theme.spacing(0, 2), fontFamily: theme.typography.fontFamily },
  '& [data-variant="body1"]': theme.typography.body1,
  '& [data-variant="body2"]': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& code': { fontFamily: '"JetBrains Mono", monospace', fontSize: '0.875rem' },
}));
