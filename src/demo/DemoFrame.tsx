import * as React from 'react';
import { CodeBlock, hasPreview } from '../code/index.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { DemoSource } from './demo.types.ts';
import type { DemoMarkup } from './demoVariants.ts';
import { DemoRoot, FramedStageRoot } from './DemoFrame.styles.ts';
import { codeLabel } from './codeLabel.ts';
import { storyHref } from './storyHref.ts';
import { writeDemoTitle } from './writeDemoTitle.ts';

export interface DemoFrameProps {
  /** Name of the demo; also its anchor on the page. */
  name: string;
  /** Id of the demo's story in the workbench. */
  storyId: string;
  /** URL of the workbench, with a trailing slash. */
  workbenchUrl: string;
  /** Complete source to show. */
  source: Pick<DemoSource, 'files'>;
  /** URL of the code in all languages and stylings. */
  codeUrl?: string;
  /** URL of the demo's folder at the repository host; undefined without a repository. */
  sourceUrl?: string | undefined;
  /** The running demo. */
  children?: React.ReactNode;
  /** Attributes of the stage, the element around the running demo. */
  stageProps?: React.HTMLAttributes<HTMLDivElement>;
  /** Iframe that runs the demo instead of `children`: URL of the document, and height in pixels. */
  frame?: { url: string; height: number } | undefined;
  /** Toolbar; it replaces the plain controls, which work without JavaScript. */
  tools?: React.ReactNode;
  /** Markup of the demo for other settings, by variant name. */
  variants?: DemoMarkup['variants'];
  /** Test results of the demo. */
  verdict?: React.ReactNode;
}

/** Renders a demo with its source and a link to its story. */
export function DemoFrame({
  name,
  codeUrl,
  sourceUrl,
  children,
  stageProps,
  frame,
  variants = {},
  verdict,
  ...bar
}: DemoFrameProps) {
  return (
    <DemoRoot
      id={name}
      data-demo={name}
      data-story={bar.storyId}
      data-code={codeUrl}
      data-source={sourceUrl}
    >
      {frame ? (
        <FramedStageRoot {...stageProps} data-demo-stage="" data-framed="" data-markdown-ignore="">
          <iframe
            src={frame.url}
            title={writeDemoTitle(name)}
            loading="lazy"
            style={{ blockSize: frame.height }}
          />
        </FramedStageRoot>
      ) : (
        <div {...stageProps} data-demo-stage="" data-markdown-ignore="">
          {children}
        </div>
      )}
      {Object.entries(variants).map(([name, html]) => (
        <template key={name} data-variant={name} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
      <DemoBar {...bar} />
      {verdict}
    </DemoRoot>
  );
}

type DemoBarProps = Pick<DemoFrameProps, 'source' | 'workbenchUrl' | 'storyId' | 'tools'>;

/**
 * Renders the controls and the code of a demo.
 * The empty `details` folds the code by CSS, so that the JSX stays visible without JavaScript.
 */
function DemoBar({ source, workbenchUrl, storyId, tools }: DemoBarProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const isPreviewed = source.files.some(({ html }) => hasPreview(html));
  return (
    <div data-demo-bar="">
      {tools && <div data-demo-tools="">{tools}</div>}
      <details data-markdown-ignore="">
        <summary lang={lang}>
          <span data-when="closed">{translate(codeLabel({ isPreviewed, isOpen: false }))}</span>
          <span data-when="open">{translate(codeLabel({ isPreviewed, isOpen: true }))}</span>
        </summary>
      </details>
      <a href={storyHref(workbenchUrl, storyId)} lang={lang} data-markdown-ignore="">
        {translate('demo.openStory')}
      </a>
      <div data-demo-files="">
        {source.files.map(({ name: title, ...file }) => (
          <CodeBlock key={title} title={title} {...file} />
        ))}
      </div>
    </div>
  );
}
