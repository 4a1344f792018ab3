import { applySettings, createRecordStore, type DemoSettings } from '@vitrine/ui';
import { createVersions } from './createVersions.tsx';
import type { SandboxProduct, SandboxStart } from './sandbox.types.ts';
import { watchErrors } from './watchErrors.ts';
import { watchHeight } from './watchHeight.ts';

/** Starts the sandbox of a product, which runs each version of a demo that the page sends. */
export async function startRuntime(
  product: SandboxProduct,
  { host, fonts, others }: SandboxStart,
): Promise<void> {
  const theme = document.createElement('style');
  theme.textContent = product.demoThemeCss();
  document.head.append(theme);
  await addFonts(fonts);
  const settings = createRecordStore<DemoSettings>({ dense: false, direction: 'ltr' });
  const restartHeight = watchHeight((height) => host.send({ type: 'height', height }));
  const versions = createVersions({
    product,
    settings,
    writeTailwind: others.find((script) => script.writeTailwind)?.writeTailwind,
    send(message) {
      if (message.type === 'ran') restartHeight();
      host.send(message);
    },
  });
  const restartErrors = watchErrors((problem) => versions.tell(problem));
  host.listen((message) => {
    if (message.type === 'run') {
      restartErrors();
      void versions.start(message);
    } else if (message.type === 'settings') {
      // Other settings are attributes and CSS variables of the document.
      applySettings(document.documentElement, message.settings);
      const { dense, direction } = message.settings;
      settings.change({ dense, direction });
    }
  });
}

/** Adds the fonts of the page; skips fonts that fail to load. */
async function addFonts(fonts: SandboxStart['fonts']): Promise<void> {
  await Promise.allSettled(
    fonts.map(async ({ family, weight, data }) => {
      document.fonts.add(await new FontFace(family, data, { weight }).load());
    }),
  );
}
