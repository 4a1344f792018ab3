import { useLocalPath, useTranslate } from '../i18n/index.ts';
import { HomeRoot } from './HomeView.styles.ts';
import { groupProducts, ProductLogo, type ProductData } from '../product/index.ts';

export interface HomeViewProps {
  products: readonly ProductData[];
  /** URL of the workbench. */
  workbenchUrl: string;
}

/** Renders the home page: an introduction and the documented libraries. */
export function HomeView({ products, workbenchUrl }: HomeViewProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const publicProducts = groupProducts(products).flatMap((group) => group.products);
  const [first] = publicProducts;
  return (
    <HomeRoot>
      <section data-home="hero">
        <h1>{translate('home.title')}</h1>
        <p>{translate('home.lead')}</p>
        <div data-home="actions">
          {first && (
            <a href={localPath(first.start)} data-primary="">
              {translate('home.start')}
            </a>
          )}
          <a href={workbenchUrl}>{translate('home.workbench')}</a>
        </div>
      </section>
      {first && (
        <section aria-labelledby="libraries" data-home="libraries">
          <h2 id="libraries">{translate('home.products')}</h2>
          <ul>
            {publicProducts.map((product) => (
              <li key={product.id}>
                <ProductLogo product={product} size={32} />
                <a href={localPath(product.start)} lang="en">
                  {product.name}
                </a>{' '}
                <span>v{product.version}</span>
                <p lang="en">{product.tagline}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </HomeRoot>
  );
}
