import * as React from 'react';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ClassesTable } from '@vitrine/ui/api-reference';
import {
  createAnatomyStore,
  installPartRows,
  listParts,
  AnatomyPanel,
  type AnatomyPanelProps,
  type FoundParts,
  type PartPlace,
} from '@vitrine/ui/anatomy';
import { buttonApi, buttonProps } from '../fixtures/apiReference.ts';

const parts = listParts({
  ...buttonApi,
  props: buttonProps,
  themeSlots: ['root', 'startIcon'],
  slots: [
    {
      name: 'startIcon',
      className: 'MuiButton-startIcon',
      description: 'The icon before the children.',
      default: 'span',
    },
  ],
});
const anchorOf = (name: string) => parts.find((part) => part.name === name)?.anchors[0] ?? '';

const foundParts: FoundParts = new Map(
  (
    [
      [
        'root',
        [
          [0, 'root'],
          [1, 'root'],
        ],
      ],
      ['contained', [[0, 'root']]],
      ['disabled', [[0, 'root']]],
      ['startIcon', [[1, 'inside']]],
    ] as const
  ).map(([name, places]) => [anchorOf(name), new Map<number, PartPlace>(places)]),
);

const demos = [
  {
    title: 'Button: Variants',
    href: '/material-ui/react-button#Variants',
    content: (
      <>
        <Button>Text</Button> <Button variant="contained">Contained</Button>{' '}
        <Button disabled>Disabled</Button>
      </>
    ),
  },
  {
    title: 'Button: Icons',
    href: '/material-ui/react-button#Icons',
    content: <Button startIcon={<span aria-hidden="true">★</span>}>Save</Button>,
  },
];

/** Renders the panel above a table whose rows outline the same parts. */
function PanelWithRows(panel: AnatomyPanelProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [store] = React.useState(() => createAnatomyStore(foundParts, 0));
  React.useLayoutEffect(
    () => (ref.current ? installPartRows(ref.current, panel.parts, store) : undefined),
    [panel.parts, store],
  );
  return (
    <div ref={ref}>
      <AnatomyPanel {...panel} store={store} />
      <ClassesTable slug={buttonApi.slug} classes={buttonApi.classes} />
    </div>
  );
}

const meta = {
  title: 'Docs UI/Anatomy/AnatomyPanel',
  component: AnatomyPanel,
  args: { parts, demos, store: createAnatomyStore(foundParts, 0) },
  render: (args) => <PanelWithRows {...args} />,
} satisfies Meta<typeof AnatomyPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const isOutlined = (element: Element) => getComputedStyle(element).outlineStyle === 'dashed';
const listOutlined = (root: Element) =>
  [...root.querySelectorAll('[data-part-stage] *')]
    .filter((element) => element.checkVisibility() && isOutlined(element))
    .map(({ textContent }) => textContent);
const findPanel = (root: HTMLElement) => within(within(root).getByRole('region'));
const findPart = (root: HTMLElement, name: string) => findPanel(root).getByRole('button', { name });

/** Shows the demo with the most parts, without outlines. Lists parts without a demo last. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(listOutlined(canvasElement)).toEqual([]);
    const panel = findPanel(canvasElement);
    await expect(panel.getByRole('link', { name: 'Button: Variants' })).toBeVisible();
    const names = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names.at(-1)).toBe('containedSizeSmall');
    await expect(names).toHaveLength(parts.length);
  },
};

/** Outlines a part and shows code to style the part while its button is hovered. */
export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    const part = findPart(canvasElement, 'contained');
    await userEvent.hover(part);
    await expect(listOutlined(canvasElement)).toEqual(['Contained']);
    await expect(findPanel(canvasElement).getByText(/styleOverrides/)).toHaveTextContent(
      "root: { '&.MuiButton-contained': { outline: '2px solid' } }",
    );
    await userEvent.unhover(part);
    await expect(listOutlined(canvasElement)).toEqual([]);
  },
};

/** Pins the outline of a part on Enter, and unpins the outline on click. */
export const Chosen: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 4.1.2'] },
  play: async ({ canvasElement }) => {
    const part = findPart(canvasElement, 'disabled');
    part.focus();
    await userEvent.keyboard('{Enter}');
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    part.blur();
    await userEvent.click(findPanel(canvasElement).getByText(/styleOverrides/));
    await expect(listOutlined(canvasElement)).toEqual(['Disabled']);
    await userEvent.click(part);
    await expect(part).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Switches to a demo that renders the hovered part, and shows this demo after the hover ends. */
export const InAnotherDemo: Story = {
  play: async ({ canvasElement }) => {
    const part = findPart(canvasElement, 'startIcon');
    await userEvent.hover(part);
    const panel = findPanel(canvasElement);
    await expect(panel.getByRole('link', { name: 'Button: Icons' })).toBeVisible();
    await expect(listOutlined(canvasElement)).toEqual(['★']);
    const code = panel.getByText(/styleOverrides/);
    await expect(code).toHaveTextContent("'& .MuiButton-startIcon': { outline: '2px solid' }");
    await expect(code).toHaveTextContent("startIcon: { outline: '2px solid' }");
    await userEvent.unhover(part);
    await expect(panel.getByRole('link', { name: 'Button: Icons' })).toBeVisible();
  },
};

/** Shows a note for a part that no demo renders. */
export const Absent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(findPart(canvasElement, 'containedSizeSmall'));
    await expect(listOutlined(canvasElement)).toEqual([]);
    await expect(
      findPanel(canvasElement).getByText(/No demo shows this part initially/),
    ).toBeVisible();
  },
};

/** Shows a note for a part that the demo hides. */
export const Hidden: Story = {
  args: {
    demos: [{ ...demos[0]!, content: <Button sx={{ display: 'none' }}>Text</Button> }, demos[1]!],
  },
  play: async ({ canvasElement }) => {
    await userEvent.hover(findPart(canvasElement, 'root'));
    await expect(
      findPanel(canvasElement).getByText(/This demo renders the part, but hides it/),
    ).toBeVisible();
    await userEvent.hover(findPart(canvasElement, 'startIcon'));
    await expect(listOutlined(canvasElement)).toEqual(['★']);
    await expect(findPanel(canvasElement).queryByText(/hides it/)).toBeNull();
  },
};

/** Outlines a part when its table row is hovered or focused. */
export const FromRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '.Mui-disabled' });
    await userEvent.hover(link);
    await waitFor(() => expect(listOutlined(canvasElement)).toEqual(['Disabled']));
    await userEvent.unhover(link);
    await waitFor(() => expect(listOutlined(canvasElement)).toEqual([]));
    canvas.getByRole('link', { name: '.MuiButton-root' }).focus();
    await waitFor(() =>
      expect(listOutlined(canvasElement)).toEqual(['Text', 'Contained', 'Disabled']),
    );
  },
};

/** Places the list below the demo on a narrow page. */
export const Narrow: Story = {
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(findPart(canvasElement, 'root'));
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
