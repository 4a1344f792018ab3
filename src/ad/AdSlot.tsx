import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { Ad, AdSettings, AdShape, AdStatus } from './ad.types.ts';
import { AdMarkup } from './AdMarkup.tsx';
import { AdRoot } from './AdSlot.styles.ts';

export interface AdSlotProps {
  /** In-house ad to show unless an external ad arrives. */
  ad: Ad;
  /** Status of the block. Selects the visible content. */
  status: AdStatus;
  /** Layout of the ad; `inline` hides the picture. */
  shape?: AdShape;
  /** Ad settings that the script of the page reads from `data-ad-settings`. */
  settings?: AdSettings;
}

/** Renders the variants of the sponsor block. The status selects the visible variant (ADS-15). */
export function AdSlot({ ad, status, shape, settings }: AdSlotProps) {
  const translate = useTranslate();
  const isEmpty = status === 'suppressed' || status === 'crashed';
  return (
    <AdRoot
      data-ad=""
      data-ad-state={status}
      data-ad-shape={shape}
      data-ad-settings={settings && JSON.stringify(settings)}
      aria-label={translate('ad.label')}
      lang={useInterfaceLang()}
    >
      {!isEmpty && (
        <>
          <AdCard ad={ad} />
          <AdAppeal />
          <div data-ad-frame="" />
        </>
      )}
    </AdRoot>
  );
}

function AdCard({ ad }: Pick<AdSlotProps, 'ad'>) {
  const translate = useTranslate();
  return (
    <div data-ad-card="">
      <a
        data-ad-part="link"
        href={ad.link}
        target="_blank"
        rel="noopener sponsored"
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={ad.label}
      >
        {ad.img !== undefined && (
          <img data-ad-part="picture" src={ad.img} alt="" width={130} height={100} />
        )}
        <span data-ad-words="">
          <span data-ad-part="text" lang="en">
            <AdMarkup markup={ad.description} />
          </span>
          <span data-ad-by="">
            {translate('ad.by')} <span data-ad-part="by">{ad.poweredby}</span>
          </span>
        </span>
      </a>
    </div>
  );
}

/** Renders the appeal to readers who block ads (ADS-14). */
function AdAppeal() {
  const translate = useTranslate();
  return (
    <div data-ad-appeal="">
      <p>
        <b>{translate('ad.appeal')}</b>
      </p>
      <p>{translate('ad.appealText')}</p>
      <p>{translate('ad.thanks')}</p>
    </div>
  );
}
