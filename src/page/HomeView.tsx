import { useTranslate } from '../i18n/index.ts';
import { HomeRoot } from './HomeView.styles.ts';
import type { ProductData } from '../product/index.ts';

export interface HomeViewProps {
  products: readonly ProductData[];
  /** Address of the workbench. */
  workbenchUrl: string;
}

/** Opens the site: the promise, and the libraries that are documented. */
export function HomeView({ products, workbenchUrl }: HomeViewProps) {
  const translate = useTranslate();
  const [first] = products;
  return (
    <HomeRoot>
      <section data-home="hero">
        <h1>{translate('home.title')}</h1>
        <p>{translate('home.lead')}</p>
        <div data-home="actions">
          {first && (
            <a href={first.start} data-primary="">
              {translate('home.start')}
            </a>
          )}
          <a href={workbenchUrl} data-native="">
            {translate('home.workbench')}
          </a>
        </div>
      </section>
      {first && (
        <section aria-labelledby="libraries" data-home="libraries">
          <h2 id="libraries">{translate('home.products')}</h2>
          <ul>
            {products.map(({ id, name, tagline, version, start }) => (
              <li key={id}>
                <a href={start}>{name}</a> <span>v{version}</span>
                <p>{tagline}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </HomeRoot>
  );
}
