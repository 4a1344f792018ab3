import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { PINNED_KEY, RECENT_KEY, SearchButton, SearchDialog } from '@vitrine/ui/search';
import { withSite } from '../fixtures/withSite.tsx';
import { namesFiles, searchProducts } from './names.ts';
import { SearchSite } from './SearchSite.tsx';
import { textPorts } from './texts.ts';

const meta = {
  title: 'Docs UI/Search/SearchDialog',
  component: SearchSite,
  decorators: [withSite],
  args: { productId: 'harbor', onOpen: fn(), onCommand: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SearchSite {...args} button={<SearchButton />}>
      <SearchDialog productId={args.productId} />
    </SearchSite>
  ),
} satisfies Meta<typeof SearchSite>;

export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openSearch({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: /^(Search|搜索)$/ }));
  const dialog = canvas.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(within(dialog).getByRole('combobox')).toHaveFocus();
  return within(dialog);
}

async function search(context: Context, query: string) {
  const dialog = await openSearch(context);
  await context.userEvent.type(dialog.getByRole('combobox'), query);
  return dialog;
}

const recent = JSON.stringify([
  {
    kind: 'page',
    name: 'Dialog',
    href: '/harbor/react-dialog',
    page: 'Dialog',
    product: 'Harbor UI',
  },
]);

/** Shows only the button in the app bar while the dialog is closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Explains what the search finds before the user types. */
export const Empty: Story = {
  play: async (context) => {
    const dialog = await openSearch(context);
    await expect(await dialog.findByText(/Find pages, components/)).toBeVisible();
    await expect(dialog.queryByRole('listbox')).toBeNull();
  },
};

/** Lists the matching page first, then its API and demos, then the page of another product. */
export const Results: Story = {
  parameters: { clauses: ['WCAG 4.1.2', 'WCAG 4.1.3'] },
  play: async (context) => {
    const dialog = await search(context, 'button');
    const [first, second] = await dialog.findAllByRole('option');
    await expect(first).toHaveAttribute('data-href', '/harbor/react-button');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveAttribute('data-kind', 'component');
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    const groups = dialog.getAllByRole('group').map(({ textContent }) => textContent);
    await expect(groups).toContainEqual(expect.stringMatching(/^ButtonDock/));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^Results: \d+$/));
  },
};

/** Moves through the results with the arrow keys, and opens one with Enter. */
export const Keyboard: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 2.4.3'] },
  play: async (context) => {
    const { userEvent, args, canvas } = context;
    const dialog = await search(context, 'disableRipple');
    const options = await dialog.findAllByRole('option');
    await expect(options.map(({ dataset }) => dataset.href)).toEqual([
      '/harbor/api/button#button-prop-disableRipple',
      '/harbor/api/icon-button#icon-button-prop-disableRipple',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    const field = dialog.getByRole('combobox');
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]!.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(options[1]!.dataset.href, {
      isNewTab: false,
    });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};

/** Finds a page by a misspelled name, and by a synonym from another library. */
export const Misspelled: Story = {
  play: async (context) => {
    const dialog = await search(context, 'snakbar');
    const [typo] = await dialog.findAllByRole('option');
    await expect(typo).toHaveAttribute('data-href', '/harbor/react-snackbar');
    await context.userEvent.clear(dialog.getByRole('combobox'));
    await context.userEvent.type(dialog.getByRole('combobox'), 'toast');
    const [synonym] = await dialog.findAllByRole('option');
    await expect(synonym).toHaveAttribute('data-href', '/harbor/react-snackbar');
  },
};

/** Filters results by kind or by the product of the page. */
export const Filtered: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await search(context, 'button');
    await userEvent.click(await dialog.findByRole('button', { name: 'CSS' }));
    const listKinds = () => dialog.getAllByRole('option').map(({ dataset }) => dataset.kind);
    await expect(listKinds()).toEqual(['variable', 'class']);
    await userEvent.click(dialog.getByRole('button', { name: 'Demos' }));
    await expect(listKinds()).toEqual(['story', 'demo']);
    await userEvent.click(dialog.getByRole('button', { name: 'Demos', pressed: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Harbor UI', pressed: false }));
    const groups = dialog.getAllByRole('group').map(({ textContent }) => textContent);
    await expect(groups.some((text) => text?.includes('Dock'))).toBe(false);
  },
};

/** Renders markup in an error message as plain text. */
export const ErrorCode: Story = {
  play: async (context) => {
    const dialog = await search(context, 'error 7');
    const [option] = await dialog.findAllByRole('option');
    await expect(option).toHaveTextContent('7 The <script> of the dialog has no parent.');
    await expect(option).toHaveAttribute('data-href', '/production-error?code=7');
  },
};

/** Lists commands after a greater-than sign, and runs one. */
export const Commands: Story = {
  play: async (context) => {
    const dialog = await search(context, '>dark');
    const option = await dialog.findByRole('option', { name: /Switch to dark mode/ });
    await context.userEvent.click(option);
    await expect(context.args.onCommand).toHaveBeenCalledOnce();
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Groups all commands under This page, Appearance and Go to. */
export const AllCommands: Story = {
  play: async (context) => {
    const dialog = await search(context, '>');
    const groups = await dialog.findAllByRole('group');
    await expect(
      groups.map(({ ariaLabelledByElements }) => ariaLabelledByElements?.[0]?.textContent),
    ).toEqual(['This page', 'Appearance', 'Go to']);
    await context.userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(context.args.onCommand).toHaveBeenCalledOnce();
  },
};

/** Lists sections whose text matches the query, and marks the matching words. */
export const TextResults: Story = {
  play: async (context) => {
    const dialog = await search(context, 'unsaved changes');
    const option = await dialog.findByRole('option', { name: /Keeping unsaved work/ });
    await expect(option).toHaveAttribute('data-href', '/harbor/react-dialog#keeping-unsaved-work');
    await expect(option).toHaveAttribute('data-kind', 'section');
    await expect(option).toHaveTextContent(/…keep a dialog open that has unsaved changes/);
    const marked = [...option.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marked).toEqual(['unsaved', 'unsaved', 'changes']);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onOpen).toHaveBeenCalledWith(
      '/harbor/react-dialog#keeping-unsaved-work',
      { isNewTab: false },
    );
  },
};

/** Adds text matches to the group of their page. A match in a prop's description lists the prop. */
export const TextInGroups: Story = {
  play: async (context) => {
    const dialog = await search(context, 'press');
    await dialog.findByText(/Space or Enter/);
    const [section, prop] = dialog.getAllByRole('option');
    await expect(section).toHaveAttribute('data-href', '/harbor/react-button#accessibility');
    await expect(prop).toHaveAttribute('data-kind', 'prop');
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
  },
};

/** Lists name matches, a message and a Try again button when page text fails to load. */
export const TextsFailed: Story = {
  args: { texts: { ...textPorts, loadTerms: fn() } },
  beforeEach: ({ args }) => {
    mocked(args.texts!.loadTerms).mockRejectedValue(new Error('blocked'));
  },
  play: async (context) => {
    const dialog = await search(context, 'dialog');
    await expect(await dialog.findByText(/^Page text did not load/)).toBeVisible();
    await expect(dialog.getByRole('option', { name: /^Dialog/ })).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(/^Results: \d+ Page text did not load/),
    );
    mocked(context.args.texts!.loadTerms).mockImplementation(textPorts.loadTerms);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.queryByText(/^Page text did not load/)).toBeNull());
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
};

/** Lists matching sections when the names fail to load. */
export const NamesFailed: Story = {
  args: { loadProducts: fn(async () => Promise.reject(new Error('blocked'))) },
  play: async (context) => {
    const dialog = await search(context, 'unsaved');
    await expect(await dialog.findByRole('option', { name: /Keeping unsaved work/ })).toBeVisible();
    await expect(dialog.getByText(/^Names did not load/)).toBeVisible();
  },
};

/** Pins a result with the keyboard and unpins it with the pointer. Pinned results come first. */
export const Pinned: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 4.1.3'] },
  args: { stored: { [RECENT_KEY]: recent } },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await search(context, 'snackbar');
    const field = dialog.getByRole('combobox');
    await dialog.findAllByRole('option');
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Pinned'));
    await userEvent.clear(field);
    const labels = () =>
      dialog.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
    await expect(labels()).toEqual(['Pinned', 'Recent']);
    const [option] = dialog.getAllByRole('option');
    await expect(option).toHaveTextContent(/^Snackbar.*Harbor UI/);
    await userEvent.click(option!.querySelector('[data-search="pin"]')!);
    await expect(labels()).toEqual(['Recent']);
    await expect(context.args.onOpen).not.toHaveBeenCalled();
  },
};

/** Pins and unpins the active result with the button in the keyboard hints. */
export const PinButton: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  args: { stored: { [PINNED_KEY]: recent } },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openSearch(context);
    const field = dialog.getByRole('combobox');
    await dialog.findByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(dialog.getByRole('button', { name: /Pin or unpin/ }));
    await expect(dialog.queryByRole('option')).toBeNull();
    // The button vanishes with the last result.
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'snackbar');
    await dialog.findAllByRole('option');
    await userEvent.click(dialog.getByRole('button', { name: /Pin or unpin/ }));
    await userEvent.clear(field);
    await expect(dialog.getByRole('group', { name: 'Pinned' })).toBeVisible();
  },
};

/** Suggests pages with similar names when nothing matches. */
export const NoResults: Story = {
  play: async (context) => {
    const dialog = await search(context, 'dlog');
    await expect(await dialog.findByText(/^No results for “dlog”/)).toBeVisible();
    await expect(dialog.getByRole('option', { name: /Dialog/ })).toBeVisible();
  },
};

/** Reports no results for regular expression characters, emoji and very long queries. */
export const StrangeQueries: Story = {
  play: async (context) => {
    const dialog = await openSearch(context);
    const field = dialog.getByRole('combobox');
    for (const query of ['.*+?^$|()[]', '🛳️🛳️', 'x'.repeat(10_000)]) {
      await context.userEvent.clear(field);
      await context.userEvent.click(field);
      await context.userEvent.paste(query);
      await expect(await dialog.findByText(/^No results for/)).toBeVisible();
    }
  },
};

/** Lists the results that the user opened before. */
export const Recent: Story = {
  args: { stored: { [RECENT_KEY]: recent } },
  play: async (context) => {
    const dialog = await openSearch(context);
    const option = await dialog.findByRole('option', { name: /Dialog/ });
    await context.userEvent.click(option);
    await expect(context.args.onOpen).toHaveBeenCalledWith('/harbor/react-dialog', {
      isNewTab: false,
    });
  },
};

/** Ignores stored results with unsafe links, such as `javascript:` URLs. */
export const HostileStorage: Story = {
  args: { stored: { [RECENT_KEY]: recent.replace('/harbor/react-dialog', 'javascript:alert(1)') } },
  play: async (context) => {
    const dialog = await openSearch(context);
    await expect(await dialog.findByText(/Find pages, components/)).toBeVisible();
  },
};

/** Searches and opens a result when the browser denies storage. Pinning has no effect. */
export const StorageDenied: Story = {
  args: { storage: { read: () => null, write: fn() } },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await search(context, 'dialog');
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(dialog.getByRole('status', { hidden: true })).toHaveTextContent(
      'Not saved: the browser blocks storage',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.storage?.write).toHaveBeenCalledWith(RECENT_KEY, expect.any(String));
  },
};

/** Shows a loading message when the user types before the index has loaded. */
export const Loading: Story = {
  args: { loadProducts: () => new Promise(() => {}) },
  play: async (context) => {
    const dialog = await search(context, 'button');
    await expect(dialog.getByText('Loading the search index…')).toBeVisible();
  },
};

/** Shows a Try again button when the index fails to load. Searches after a successful retry. */
export const Failed: Story = {
  args: { loadProducts: fn() },
  beforeEach: ({ args }) => {
    mocked(args.loadProducts!).mockRejectedValue(new Error('offline'));
  },
  play: async (context) => {
    const dialog = await search(context, 'button');
    await expect(await dialog.findByText(/The search index did not load/)).toBeVisible();
    mocked(context.args.loadProducts!).mockResolvedValue(searchProducts);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findAllByRole('option')).not.toHaveLength(0);
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
};

/** Searches the other products when the names of one fail to load. Retries on the next opening. */
export const OneProductMissing: Story = {
  args: { loadNames: fn() },
  beforeEach: ({ args }) => {
    mocked(args.loadNames!).mockImplementation(async (url) => {
      if (url === '/search/harbor.json') throw new Error('truncated');
      return namesFiles[url]!;
    });
  },
  play: async (context) => {
    const dialog = await search(context, 'button');
    const options = await dialog.findAllByRole('option');
    await expect(options.map(({ dataset }) => dataset.href)).toEqual(['/dock/react-button']);
    await expect(await dialog.findByText(/^Names of some libraries did not load/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    mocked(context.args.loadNames!).mockImplementation(async (url) => namesFiles[url]!);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await openSearch(context);
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(1));
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Wraps a name without spaces on a phone. */
export const LongNameOnPhone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs' } },
  play: async (context) => {
    const dialog = await search(context, 'averylong');
    const option = await dialog.findByRole('option');
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};

/** Finds a page by its Chinese title, with the interface in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async (context) => {
    const dialog = await search(context, '按钮');
    const [option] = await dialog.findAllByRole('option');
    await expect(option).toHaveAttribute('data-href', '/harbor/react-button');
    await expect(option).toHaveTextContent('页面');
  },
};

/** Shows the field and the results at 200% text size. */
export const LargeText: Story = {
  parameters: { clauses: ['WCAG 1.4.4'] },
  globals: { text: '200' },
  play: async (context) => {
    const dialog = await search(context, 'button');
    await expect(await dialog.findAllByRole('option')).not.toHaveLength(0);
  },
};

/** Hides the product filter and searches all products on a page without a product. */
export const WithoutProduct: Story = {
  args: { productId: undefined },
  play: async (context) => {
    const dialog = await search(context, 'button');
    await expect(await dialog.findAllByRole('option')).not.toHaveLength(0);
    await expect(dialog.queryByRole('button', { name: 'Harbor UI' })).toBeNull();
  },
};
