import { useLocalPath, useTranslate } from '../i18n/index.ts';
import { Chevron } from './Chevron.tsx';
import { MenuRoot } from './Menu.styles.ts';
import { OlderVersions } from './OlderVersions.tsx';
import { VERSION_MENU_ID, VERSIONS_PATH } from './product.constants.ts';
import type { ProductData } from './product.types.ts';

export interface VersionMenuProps {
  /** Product with its version and its other versions. */
  product: ProductData;
  /** Paths of the current page in other releases, keyed by the links of the releases. */
  releasePages?: Readonly<Record<string, string>> | undefined;
}

/** Renders the version and a version menu that opens without JavaScript (IDN-7, VER-1). */
export function VersionMenu({ product, releasePages }: VersionMenuProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const version = `v${product.version}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={VERSION_MENU_ID}
        aria-label={translate('product.version', { version })}
        data-bar="version"
      >
        <span data-bar="name" dir="auto">
          <VersionName version={version} />
        </span>
        <Chevron />
      </button>
      <MenuRoot
        id={VERSION_MENU_ID}
        popover="auto"
        role="navigation"
        aria-label={translate('product.versions')}
      >
        <ul>
          <li>
            <a href={localPath(product.start)} aria-current="true">
              {`${version} `}
              <span data-menu="hint">{translate('product.current')}</span>
            </a>
          </li>
          <Releases product={product} releasePages={releasePages} />
          <OlderVersions product={product} />
          <li data-menu="divider">
            <a href={localPath(VERSIONS_PATH)}>{translate('product.allVersions')}</a>
          </li>
        </ul>
      </MenuRoot>
    </>
  );
}

/** Renders a version. In a narrow app bar, CSS hides everything after the major version. */
function VersionName({ version }: { version: string }) {
  const [major = version] = /^v\d+/.exec(version) ?? [];
  return (
    <>
      {major}
      <span data-bar="minor">{version.slice(major.length)}</span>
    </>
  );
}

/** Links each release to the current page in that release, if the page exists. */
function Releases({ product: { releases = [] }, releasePages = {} }: VersionMenuProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return releases.map(({ label, href, isApi }) => (
    <li key={href}>
      <a
        href={localPath(releasePages[href] ?? href)}
        data-action={href in releasePages ? 'same-page' : undefined}
      >
        {label} {isApi && <span data-menu="hint">{translate('page.api')}</span>}
      </a>
    </li>
  ));
}
