import {
  copyPending,
  copyText,
  createCodeSandboxForm,
  createProject,
  createStackBlitzForm,
  linkToSource,
  linkToState,
  pickDemoSource,
  pickStyling,
  type CodeStore,
  type CodeStyling,
  type DemoCode,
  type DemoStore,
  type DemoToolbarProps,
  type PlayFiles,
  type SandboxForm,
} from '@vitrine/ui';
import { applyEdits, readSource } from './demoSource.ts';
import { loadDemoCode } from '../data/loadPage.ts';

interface DemoContext {
  store: DemoStore;
  code: CodeStore;
  stylings: readonly CodeStyling[];
  /** Accessible name of the element that is focused when the user resets the focus. */
  startLabel: string;
}

type DemoActions = Pick<
  DemoToolbarProps,
  'onCopySource' | 'onCopyLink' | 'onOpenMenu' | 'onOpenSandbox' | 'onResetFocus'
>;

/** Creates the toolbar actions of a demo: copy, open in a sandbox, and reset the focus. */
export function createDemoActions(demo: HTMLElement, context: DemoContext): DemoActions {
  const { store, code, stylings, startLabel } = context;
  const name = demo.dataset.demo ?? '';
  const load = () => loadDemoCode(demo.dataset.code ?? '');
  const shownStyling = () =>
    stylings.length > 1 ? pickStyling(stylings, code.get().codeStyling) : undefined;
  const address = (hash: string) => location.href.replace(/#.*$/s, '') + hash;
  let published: DemoCode | undefined;
  return {
    onCopySource: () => copyPending(load().then((loaded) => readShown(loaded, context)[0].code)),
    onCopyLink(to) {
      const { codeVariant } = code.get();
      const source = { name, codeVariant, codeStyling: shownStyling() };
      return to === 'state'
        ? copyPending(linkToState({ ...source, state: store.get() }).then(address))
        : copyText(address(linkToSource({ ...source, codeVariant: to })));
    },
    onOpenMenu() {
      load().then(
        (loaded) => (published = loaded),
        () => {
          // The action loads the code again.
        },
      );
    },
    async onOpenSandbox(sandbox) {
      // Submits during the click when the code has loaded, because browsers block later tabs.
      const project = writeProject(name, published ?? (await load()), context);
      submit(
        sandbox === 'stackblitz' ? createStackBlitzForm(project) : createCodeSandboxForm(project),
      );
    },
    onResetFocus: () => focusStart(demo, startLabel),
  };
}

/** Returns the files of the chosen source with the user's edits. */
function readShown(published: DemoCode, { code, store }: DemoContext): PlayFiles {
  return applyEdits(readSource(published, code), store.get().edits);
}

function writeProject(name: string, published: DemoCode, context: DemoContext) {
  const { variant, styling } = pickDemoSource(published.sources, context.code.get());
  const { product, dependencies, devDependencies, standalone } = published;
  return createProject({
    name,
    product,
    pageUrl: location.href.replace(/#.*$/s, `#${name}`),
    variant,
    styling,
    files: readShown(published, context),
    dependencies,
    devDependencies,
    standalone,
  });
}

/** Submits a form to another site in a new tab. */
function submit({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  Object.assign(form, { action, method: 'post', target: '_blank', rel: 'noopener' });
  for (const [name, value] of Object.entries(fields)) {
    // Use a textarea, because an input would remove line breaks.
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Focuses an element before the demo, so that the next Tab enters the demo. */
function focusStart(demo: HTMLElement, label: string): void {
  const existing = demo.querySelector<HTMLElement>('[data-demo-start]');
  const start = existing ?? document.createElement('div');
  if (!existing) {
    Object.assign(start, { tabIndex: -1, role: 'group', ariaLabel: label });
    start.dataset.demoStart = '';
    demo.prepend(start);
  }
  start.focus();
}
