import type * as React from 'react';
import { useLanguage, useLocalPath, useTranslate } from '../i18n/index.ts';
import { HomeRoot } from './HomeView.styles.ts';
import type { TestSummary } from './pageData.types.ts';
import { groupProducts, ProductLogo, type ProductData } from '../product/index.ts';

export interface HomeViewProps {
  /** Libraries in display order. */
  products: readonly ProductData[];
  /** URL of the workbench. */
  workbenchUrl: string;
  /** Last test run; undefined when the build has no results. */
  tests?: TestSummary | undefined;
  /** Search field of the hero. */
  search?: React.ReactNode;
}

/** Renders the home page: what the site is, the documented libraries, and the last test run. */
export function HomeView({ products, workbenchUrl, tests, search }: HomeViewProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const publicProducts = groupProducts(products).flatMap((group) => group.products);
  return (
    <HomeRoot>
      <section data-home="hero">
        <h1>{translate('home.title')}</h1>
        <p>{translate('home.lead')}</p>
        {search}
      </section>
      {publicProducts.length > 0 && (
        <section aria-labelledby="libraries" data-home="libraries">
          <h2 id="libraries">{translate('home.products')}</h2>
          <ul>
            {publicProducts.map((product) => (
              <li key={product.id}>
                <ProductLogo product={product} size={28} />
                <div>
                  <a href={localPath(product.start)} lang="en">
                    {product.name}
                  </a>{' '}
                  <span>v{product.version}</span>
                  <p lang="en">{product.tagline}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="tests" data-home="tests">
        <h2 id="tests">{translate('home.tests')}</h2>
        <p>{translate('home.testsLead')}</p>
        {tests && <TestFigures tests={tests} />}
        <a href={workbenchUrl}>{translate('home.workbench')}</a>
      </section>
    </HomeRoot>
  );
}

function TestFigures({ tests: { demos, stories, failed, checks, date } }: { tests: TestSummary }) {
  const translate = useTranslate();
  const language = useLanguage();
  const write = (number: number) => new Intl.NumberFormat(language).format(number);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const passed = write(stories - failed);
  const figures = [
    ['home.demos', write(demos)],
    ['home.stories', failed > 0 ? `${passed} / ${write(stories)}` : passed],
    ['home.checks', write(checks)],
    ['home.run', day.format(new Date(date))],
  ] as const;
  return (
    <dl>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          {/* Browsers format dates differently, so the prerendered text may differ at hydration. */}
          <dd suppressHydrationWarning>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
