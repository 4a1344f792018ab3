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

/** What is edited runs, in a box as high as its content. */
export const Running: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/InvoiceTotal.tsx: /)).toBeVisible();
    await expect(stageOf(canvasElement)).toHaveAttribute('aria-busy', 'false');
    await expect(stageOf(canvasElement)?.offsetHeight).toBe(132);
  },
};

/** Until the first version is drawn, the stage says that it is busy. */
export const Loading: Story = {
  args: { demo: create(() => undefined) },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

let isBroken = false;

/** What worked stays while the next version does not. */
export const LastGood: Story = {
  args: { demo: create(() => (isBroken ? { kind: 'render', message: 'boom' } : 'ran')) },
  play: async ({ args: { demo }, canvas }) => {
    isBroken = false;
    const shown = await canvas.findByText(/InvoiceTotal.tsx: /);
    const before = shown.textContent;
    isBroken = true;
    demo.edit('InvoiceTotal.tsx', 'throw new Error("boom");');
    await waitFor(() => expect(demo.get().problem).toMatchObject({ kind: 'render' }));
    await expect(shown.textContent).toBe(before);
    isBroken = false;
  },
};

const setSettings = fn();

/** Settings go into the frame as they change. */
export const Settings: Story = {
  args: { demo: { ...create(), setSettings }, settings: { ...settings, dense: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(setSettings).toHaveBeenLastCalledWith(args.settings));
  },
};
