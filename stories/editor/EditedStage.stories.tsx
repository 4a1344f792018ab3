import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createEditedDemo, EditedStage } from '@vitrine/ui/editor';
import { files, settings } from './EditedExample.tsx';
import { createFakePorts } from './fakePorts.ts';

const create = (answer?: Parameters<typeof createFakePorts>[0]) =>
  createEditedDemo({ files, styling: 'MUI System', settings, ports: createFakePorts(answer) });

const meta = {
  title: 'Docs UI/Editor/EditedStage',
  component: EditedStage,
  args: { demo: create(), settings },
} satisfies Meta<typeof EditedStage>;

export default meta;

type Story = StoryObj<typeof meta>;

const stageOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-edited-stage]');

/** Runs the edited demo in a box as high as its content. */
export const Running: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/InvoiceTotal.tsx: /)).toBeVisible();
    await expect(stageOf(canvasElement)).toHaveAttribute('aria-busy', 'false');
    await expect(stageOf(canvasElement)?.offsetHeight).toBe(132);
  },
};

/** Sets `aria-busy` until the first version has rendered. */
export const Loading: Story = {
  args: { demo: create(() => undefined) },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

let isBroken = false;

/** Shows the last working version when the next version throws an error. */
export const LastGood: Story = {
  args: { demo: create(() => (isBroken ? { kind: 'render', message: 'boom' } : 'ran')) },
  play: async ({ args: { demo }, canvas }) => {
    isBroken = false;
    const output = await canvas.findByText(/InvoiceTotal.tsx: /);
    const before = output.textContent;
    isBroken = true;
    demo.edit('InvoiceTotal.tsx', 'throw new Error("boom");');
    await waitFor(() => expect(demo.get().problem).toMatchObject({ kind: 'render' }));
    await expect(output.textContent).toBe(before);
    isBroken = false;
  },
};

const setSettings = fn();

/** Passes the settings to the edited demo. */
export const Settings: Story = {
  args: { demo: { ...create(), setSettings }, settings: { ...settings, dense: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(setSettings).toHaveBeenLastCalledWith(args.settings));
  },
};
