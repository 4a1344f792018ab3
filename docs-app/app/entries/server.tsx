import * as React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToString, renderToStaticMarkup } from 'react-dom/server';
import {
  ApiTools,
  Callout,
  ChangeList,
  CodeBlock,
  CodeTab,
  CodeTabs,
  createTranslator,
  DemoFrame,
  DemoVerdict,
  DocsConfigProvider,
  FramedStage,
  ErrorCodes,
  IconSearchPlace,
  PageIndex,
  PageVerdict,
  ReleasePairs,
  I18nProvider,
  initialThemeSettings,
  summarizeVerdicts,
  TaskMark,
  TemplateList,
  VersionTable,
  WhenToUse,
  SiteThemeProvider,
  type Language,
  type ProductData,
} from '@vitrine/ui';
import { ApiArticle } from '../articles/ApiArticle.tsx';
import { ApiTabArticle } from '../articles/ApiTabArticle.tsx';
import { markedLanguage } from '@vitrine/ui/core';
import { dictionaries } from '../i18n/dictionaries.ts';

export { translateNavTitle } from '../i18n/dictionaries.ts';
import { TableBox } from '../articles/TableBox.tsx';
import { ReleaseArticle } from '../articles/ReleaseArticle.tsx';
import { createGallery } from '../articles/GalleryArticle.tsx';
import { LinkList, LocalLink } from '../layout/LocalLink.tsx';
import { SponsorBlock } from '../layout/SponsorBlock.tsx';
import { Playground } from '../widgets/Playground.tsx';
import { renderDemoOnce } from '../articles/renderDemo.tsx';
import { site } from '../../model/site.config.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { cache, collectCss } from '../styles/serverStyles.ts';
import type {
  AllPagesData,
  ApiArticleData,
  ApiTabData,
  ArticleContext,
  ChangesData,
  GalleryData,
  ReleaseData,
  DocArticle,
  FramedDemo,
  RenderedArticle,
  SitePage,
  SiteProduct,
} from '../../model/page.types.ts';

export { baseCss } from '../styles/serverStyles.ts';

/** JSX runtime of compiled articles; it must be from the copy of React that renders them. */
export const runtime = { Fragment, jsx, jsxs };

const translators = {
  en: createTranslator({ language: 'en', dictionaries, warn: console.warn }),
  zh: createTranslator({ language: 'zh', dictionaries, warn: console.warn }),
};

/** Returns a translated UI string. */
export function translate(language: Language, key: string): string {
  return translators[language](key);
}

function Providers({ language, children }: { language: Language; children: React.ReactNode }) {
  return (
    <SiteThemeProvider settings={initialThemeSettings} cache={cache}>
      <I18nProvider translate={translators[language]} language={language}>
        <DocsConfigProvider config={site}>{children}</DocsConfigProvider>
      </I18nProvider>
    </SiteThemeProvider>
  );
}

/**
 * Mirrors the child structure that `RouterProvider` and `PageRoute` render in the browser, because
 * React derives the ids of `useId` from it.
 */
function RouterForks({ children }: { children: React.ReactNode }) {
  return (
    <>
      <>
        {children}
        {null}
      </>
      {null}
    </>
  );
}

/** Creates the component that lists error codes in an article. */
function createErrorList({ language, errorCodes }: ArticleContext) {
  return function ErrorList({ of }: { of: 'libraries' | 'site' }) {
    const entries = errorCodes.filter(
      ({ releases }) => (of === 'libraries') === releases.length > 0,
    );
    return <ErrorCodes entries={entries} label={translate(language, `errors.${of}`)} />;
  };
}

/** Creates the component that renders a demo of an article. */
function createDemo({ demos, folder, providersUrl, workbenchUrl }: ArticleContext) {
  const { run: pageRun } = summarizeVerdicts(demos.map(({ verdict }) => verdict));
  return function Demo({ name, frame }: { name: string; frame?: string }) {
    const demo = demos.find((candidate) => candidate.name === name);
    if (!demo) return null;
    const { frameUrl, verdict, findings } = demo;
    const isFramed = frameUrl !== undefined;
    const { html, variants } = isFramed ? NO_MARKUP : renderDemoOnce(demo, folder);
    const inline = { dangerouslySetInnerHTML: { __html: html } };
    return (
      <DemoFrame
        {...demo}
        source={demo.code.sources[0]}
        workbenchUrl={workbenchUrl}
        stageProps={{ ...{ 'data-providers': providersUrl }, ...(!isFramed && inline) }}
        variants={variants}
        frame={isFramed ? { url: frameUrl, height: Number(frame) } : undefined}
        verdict={<DemoVerdict verdict={verdict} findings={findings} pageRun={pageRun} />}
      />
    );
  };
}

/** Markup of a framed demo, which renders in the iframe instead. */
const NO_MARKUP = { html: '', variants: {} };

/** Renders a documentation page's article. */
export function renderDocArticle({ Content, context }: DocArticle): RenderedArticle {
  const verdicts = context.demos.map(({ verdict }) => verdict);
  function AllVersions() {
    return <VersionTable products={context.products} />;
  }
  function PageAd() {
    return context.ad && <SponsorBlock {...context.ad} />;
  }
  const components = {
    Demo: createDemo(context),
    PageAd,
    Callout,
    CodeBlock,
    CodeTab,
    CodeTabs,
    TableBox,
    AllVersions,
    TemplateList,
    ErrorCodes: createErrorList(context),
    IconSearch: () => context.icons && <IconSearchPlace {...context.icons} />,
    a: LocalLink,
    // Markdown creates an `input` only for a task list item.
    input: TaskMark,
  };
  return renderArticle(
    context.language,
    <>
      {verdicts.length > 0 && <PageVerdict verdicts={verdicts} />}
      <WhenToUse {...context.choice} />
      <Content components={components} />
      <ApiLinks context={context} />
    </>,
    context.folder,
  );
}

/** Renders the body of the document of a framed demo. */
export function renderDemoFrame({ demo, folder, providersUrl }: FramedDemo): RenderedArticle {
  const { html, variants } = renderDemoOnce(demo, folder);
  const modules = JSON.stringify({ [demo.name]: demo.modules });
  return renderArticle(
    'en',
    <FramedStage
      name={demo.name}
      stageProps={{
        ...{ 'data-providers': providersUrl, 'data-modules': modules },
        dangerouslySetInnerHTML: { __html: html },
      }}
      variants={variants}
    />,
    folder,
  );
}

/** Renders links to the API of a page's components and hooks. */
function ApiLinks({ context: { language, apiLinks, hookLinks } }: Pick<DocArticle, 'context'>) {
  if (apiLinks.length + hookLinks.length === 0) return null;
  return (
    <>
      <h2 id="api">
        <a href="#api" lang={markedLanguage(language)}>
          {translate(language, 'page.api')}
        </a>
      </h2>
      {apiLinks.length > 0 && (
        <p lang={markedLanguage(language)}>{translate(language, 'page.apiLead')}</p>
      )}
      {apiLinks.length > 0 && <LinkList links={apiLinks} />}
      {hookLinks.length > 0 && (
        <p lang={markedLanguage(language)}>{translate(language, 'page.apiHooksLead')}</p>
      )}
      {hookLinks.length > 0 && <LinkList links={hookLinks} />}
    </>
  );
}

/** Renders an API page's article. */
export function renderApiArticle({ language, ...article }: ApiArticleData): RenderedArticle {
  return renderArticle(language, <ApiArticle {...article} />);
}

/** Renders the article of a page's API tab. */
export function renderApiTabArticle({ language, ...article }: ApiTabData): RenderedArticle {
  return renderArticle(language, <ApiTabArticle {...article} />);
}

/** Renders the article of a page that links to the API of a release. */
export function renderReleaseArticle({ language, ...release }: ReleaseData): RenderedArticle {
  return renderArticle(language, <ReleaseArticle {...release} />);
}

/** Renders the article of the page that lists all pages of a product. */
export function renderAllPagesArticle({ language, groups }: AllPagesData): RenderedArticle {
  return renderArticle(language, <PageIndex groups={groups} />);
}

/** Renders the article of the component gallery. */
export function renderGalleryArticle({ language, ...gallery }: GalleryData) {
  const { article, pictures, sheets } = createGallery(gallery);
  const { html } = renderArticle(language, article);
  const frame = pictures.reduce((rest, picture) => rest.replace(picture, () => ''), html);
  const stages = `<div data-demo-stage>${pictures.join('')}</div>`;
  const css = collectCss(frame);
  const pictureCss = collectCss(stages, gallery.folder, sheets.length > 0).text;
  return { html, css, pictureCss, sheets };
}

/** Renders the article of a page that compares releases. */
export function renderChangesArticle({
  language,
  pathname,
  pairs,
  changes,
}: ChangesData): RenderedArticle {
  return renderArticle(
    language,
    <>
      <ReleasePairs pairs={pairs} current={pathname} />
      {changes && changes.length > 0 && <ApiTools hasLayouts={false} />}
      {changes && <ChangeList changes={changes} />}
    </>,
  );
}

function renderArticle(
  language: Language,
  article: React.ReactNode,
  folder?: string,
): RenderedArticle {
  const html = renderToStaticMarkup(<Providers language={language}>{article}</Providers>);
  return { html, css: collectCss(html, folder) };
}

export interface DocumentParts {
  /** Folder of the product that the page belongs to. */
  folder?: string | undefined;
  page: SitePage;
  current?: SiteProduct;
  products: readonly ProductData[];
}

/** Renders the body of a page's document and its style sheet. */
export function renderBody({ folder, ...parts }: DocumentParts): RenderedArticle {
  const html = renderToString(
    <Providers language={parts.page.language}>
      <RouterForks>
        <SiteLayout {...parts} Playground={Playground} />
      </RouterForks>
    </Providers>,
  );
  const { page } = parts;
  if (!page.hasPictures) return { html, css: collectCss(html, folder, Boolean(page.sheets)) };
  // The pictures have a separate style sheet, because their CSS exceeds the page's budget.
  const { ids, text } = collectCss(html.replace(page.html, () => ''));
  return { html, css: { ids: [...ids, ...page.css.ids], text: text + page.css.text } };
}
