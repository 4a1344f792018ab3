import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';
import { IconSearch, type IconTheme } from '@vitrine/ui/icon-search';
import { drawFile, iconIndex } from './icons.ts';

const meta = {
  title: 'Docs UI/Icon search/IconSearch',
  component: IconSearch,
  args: {
    loadIndex: fn(async () => iconIndex),
    loadShapes: fn(async (theme: IconTheme, file: number) => drawFile(theme, file)),
    onChange: fn(),
  },
} satisfies Meta<typeof IconSearch>;

export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const { length: total } = iconIndex.names;

const findField = ({ canvas }: Context) => canvas.getByRole('searchbox', { name: 'Search icons' });
const findCell = ({ canvas }: Context, name: string) => canvas.findByRole('gridcell', { name });
const findDetails = ({ canvas }: Context) =>
  within(canvas.getByRole('region', { name: 'Selected icon' }));

/** Waits until the icons of all rendered cells are drawn. */
async function waitForShapes({ canvas, canvasElement }: Context) {
  await canvas.findAllByRole('gridcell');
  await waitFor(() => expect(canvasElement.querySelector('svg[data-waits]')).toBeNull());
}

/** Lists all icons in alphabetical order. Virtualization renders only rows near the viewport. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await waitForShapes(context);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Icons: ${total}`);
    const cells = canvas.getAllByRole('gridcell');
    await expect(cells[0]).toHaveAccessibleName('Anchor');
    await expect(cells.length).toBeLessThan(total / 2);
    await expect(canvas.getByText('Choose an icon to copy its import.')).toBeVisible();
    await expect(args.loadShapes).toHaveBeenCalledWith('Filled', 0);
    await expect(args.loadShapes).not.toHaveBeenCalledWith('Filled', 3);
  },
};

/** Finds icons by a synonym of a word in their names. The shortest name comes first. */
export const Results: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(findField(context), 'box');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Icons: 14'));
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('Parcel');
    await expect(args.onChange).toHaveBeenLastCalledWith({ query: 'box', theme: 'Filled' });
    await waitForShapes(context);
  },
};

/** Suggests words with a similar spelling when nothing matches. */
export const NothingFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(findField(context), 'lighthuose');
    const suggestion = await canvas.findByRole('button', { name: 'lighthouse' });
    await expect(canvas.getByRole('status')).toHaveTextContent('No icons for “lighthuose”.');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(suggestion);
    await expect(findField(context)).toHaveValue('lighthouse');
    await expect(findField(context)).toHaveFocus();
    await waitForShapes(context);
    await userEvent.clear(findField(context));
    await userEvent.type(findField(context), 'qqq');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('No icons for “qqq”.'),
    );
  },
};

/** Offers a theme that includes the icon when the selected theme does not. */
export const OtherTheme: Story = {
  args: { initial: { query: 'logo', theme: 'Sharp' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const other = await canvas.findByRole('button', { name: 'Show the theme Filled' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No icons for “logo” in the theme Sharp.',
    );
    await userEvent.click(other);
    await expect(canvas.getByRole('radio', { name: 'Filled' })).toBeChecked();
    await expect(await findCell(context, 'Logo')).toBeVisible();
    await waitForShapes(context);
  },
};

/** Creates a story that selects a theme and shows the import of an icon in this theme. */
function showTheme(label: string, theme: IconTheme): Story {
  return {
    play: async (context) => {
      const { canvas, userEvent, args } = context;
      await userEvent.click(await canvas.findByRole('radio', { name: label }));
      await waitFor(() => expect(args.loadShapes).toHaveBeenCalledWith(theme, 0));
      await expect(args.onChange).toHaveBeenLastCalledWith({ query: '', theme });
      await waitForShapes(context);
      await expect(canvas.getByRole('status')).toHaveTextContent(`Icons: ${total - 1}`);
      await userEvent.click(await findCell(context, 'Anchor'));
      await expect(findDetails(context).getByRole('figure')).toHaveTextContent(
        `import Anchor${theme} from '@harbor/icons/Anchor${theme}';`,
      );
    },
  };
}

/** Shows the theme Outlined. */
export const Outlined: Story = showTheme('Outlined', 'Outlined');

/** Shows the theme Rounded. */
export const Rounded: Story = showTheme('Rounded', 'Rounded');

/** Shows the theme Two tone, which has translucent shapes. */
export const TwoTone: Story = showTheme('Two tone', 'TwoTone');

/** Shows the theme Sharp. */
export const Sharp: Story = showTheme('Sharp', 'Sharp');

/** Shows the import of the selected icon, and the icon in its other themes. */
export const Selected: Story = {
  args: { initial: { query: 'trash', theme: 'Filled' } },
  play: async (context) => {
    const { userEvent } = context;
    const cell = await findCell(context, 'Delete');
    await expect(cell).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(cell);
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    const details = findDetails(context);
    await expect(details.getByRole('figure')).toHaveTextContent(
      "import Delete from '@harbor/icons/Delete';",
    );
    await userEvent.click(details.getByRole('button', { name: 'Outlined' }));
    await expect(details.getByRole('button', { pressed: true })).toHaveTextContent('Outlined');
    await expect(details.getByRole('figure')).toHaveTextContent(
      "import DeleteOutlined from '@harbor/icons/DeleteOutlined';",
    );
    await waitForShapes(context);
  },
};

/**
 * Moves focus from the field to the grid on Arrow Down, and through the grid with the arrow keys,
 * Home and End, but not while an input method composes text or with Alt. Escape returns focus to
 * the field.
 */
export const Keyboard: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 2.4.3', 'WCAG 4.1.2'] },
  globals: { direction: 'ltr' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitForShapes(context);
    const names = iconIndex.names;
    const columns = Number(canvas.getByRole('grid').getAttribute('aria-colcount'));
    const expectFocus = async (place: number) =>
      expect(await findCell(context, names[place] ?? '')).toHaveFocus();
    await userEvent.click(findField(context));
    await fireEvent.keyDown(findField(context), { key: 'ArrowDown', isComposing: true });
    await expect(findField(context)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus(0);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expectFocus(0);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectFocus(columns + 1);
    await userEvent.keyboard('{End}');
    await expectFocus(2 * columns - 1);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expectFocus(columns - 1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectFocus(total - 1);
    await userEvent.keyboard('{Enter}');
    await expect(await findCell(context, names[total - 1] ?? '')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement).not.toHaveAccessibleName(names[total - 1]);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expectFocus(0);
    await userEvent.keyboard('{Escape}');
    await expect(findField(context)).toHaveFocus();
    // A key that does not move leaves nothing to focus when the last icon disappears.
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{End}{/Control}');
    await expectFocus(total - 1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sharp' }));
    await waitForShapes(context);
    await expect(canvas.getByRole('radio', { name: 'Sharp' })).toHaveFocus();
    await userEvent.click(findField(context));
    await userEvent.keyboard('{ArrowDown}{Control>}{Home}{/Control}');
    await expectFocus(0);
    await waitForShapes(context);
  },
};

/** Reverses the horizontal arrow keys in right-to-left direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { userEvent } = context;
    await waitForShapes(context);
    await userEvent.click(findField(context));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(await findCell(context, iconIndex.names[1] ?? '')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(findDetails(context).getByRole('figure')).toHaveTextContent('import Anchor from');
    await waitForShapes(context);
  },
};

/** Shows a loading message while the index loads. The search field is already enabled. */
export const Loading: Story = {
  args: { loadIndex: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Loading the icons…');
    await expect(findField(context)).toBeEnabled();
  },
};

/** Shows a Try again button when the index fails to load. A retry keeps the typed query. */
export const Failed: Story = {
  args: {
    loadIndex: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('The icons did not load.');
    await userEvent.type(findField(context), 'trash');
    mocked(args.loadIndex).mockResolvedValueOnce(iconIndex);
    await userEvent.click(retry);
    await expect(findField(context)).toHaveFocus();
    await expect(await findCell(context, 'Delete')).toBeVisible();
    await waitForShapes(context);
  },
};

/** Lists icon names when the icons fail to load. The button “Try again” loads the icons. */
export const ShapesFailed: Story = {
  args: {
    loadShapes: fn(async (_theme: IconTheme, _file: number) => {
      throw new Error('offline');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The icons did not load.'),
    );
    await expect((await canvas.findAllByRole('gridcell')).length).toBeGreaterThan(10);
    mocked(args.loadShapes).mockImplementation(async (theme, file) => drawFile(theme, file));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitForShapes(context);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Icons: ${total}`);
  },
};

/** Wraps a long name between words in the grid, and shows the complete name in the details. */
export const LongNames: Story = {
  args: { initial: { query: 'internet', theme: 'TwoTone' } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const cell = await findCell(context, 'HarborMasterOfficeWithoutInternetConnection0Bar');
    await userEvent.click(cell);
    await waitForShapes(context);
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Fits the width of a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async (context) => {
    const { canvasElement, canvas, userEvent } = context;
    await waitForShapes(context);
    await userEvent.click(await findCell(context, 'AnchorAdd'));
    await waitForShapes(context);
    await expect(Number(canvas.getByRole('grid').getAttribute('aria-colcount'))).toBeLessThan(4);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. Icon names stay in English. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async (context) => {
    await waitForShapes(context);
    await expect(context.canvas.getByRole('searchbox', { name: '搜索图标' })).toBeVisible();
    await context.userEvent.click(await findCell(context, 'Anchor'));
    await waitForShapes(context);
  },
};
