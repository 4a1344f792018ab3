import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { BORDER_RADIUS, breakpoints } from '@vitrine/ui/theme';

const meta = {
  title: 'Docs UI/Theme/Spacing',
} satisfies Meta;

export default meta;

type Story = StoryObj;

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

function measureSteps(canvasElement: HTMLElement): number[] {
  const bars = [...canvasElement.querySelectorAll('[data-step]')];
  return bars.map((bar) => bar.getBoundingClientRect().width);
}

function SpacingSheet() {
  return (
    <SheetRoot>
      {STEPS.map((step) => (
        <li key={step}>
          <code>{step}</code>
          <span data-step={step} style={{ inlineSize: `calc(${step} * var(--docs-spacing))` }} />
        </li>
      ))}
    </SheetRoot>
  );
}

/** Shows distances of 0.5 to 8 spacing units. A unit has eight pixels. */
export const Default: Story = {
  parameters: { clauses: ['THM-10'] },
  render: () => <SpacingSheet />,
  play: async ({ canvasElement }) => {
    await expect(measureSteps(canvasElement)).toEqual(STEPS.map((step) => step * 8));
  },
};

/** Changes every distance when the spacing unit is twelve pixels. */
export const TwelvePixels: Story = {
  globals: { spacing: '12' },
  parameters: { clauses: ['THM-2'] },
  render: () => <SpacingSheet />,
  play: async ({ canvasElement }) => {
    await expect(measureSteps(canvasElement)).toEqual(STEPS.map((step) => step * 12));
  },
};

/** Shows the corner radius of 12 px. */
export const Radius: Story = {
  parameters: { clauses: ['THM-10'] },
  render: () => <RadiusBox data-radius="">{BORDER_RADIUS} px</RadiusBox>,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('12 px')).borderRadius).toBe('12px');
  },
};

/** Lists the minimum viewport width of each breakpoint. */
export const Breakpoints: Story = {
  parameters: { clauses: ['THM-10'] },
  render: () => (
    <SheetRoot>
      {Object.entries(breakpoints).map(([name, width]) => (
        <li key={name}>
          <code>{name}</code>
          {width} px
        </li>
      ))}
    </SheetRoot>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['xs0 px', 'sm600 px', 'md900 px', 'lg1200 px', 'xl1536 px']);
  },
};

const SheetRoot = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 16, paddingBlock: 6 },
  '& code': { flex: 'none', inlineSize: 40, fontFamily: '"JetBrains Mono", monospace' },
  '& [data-step]': {
    blockSize: 20,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

const RadiusBox = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 160,
  blockSize: 96,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
}));
