import type { FromAdFrame, ToAdFrame } from '@vitrine/ui';
import { acceptPort, AD_URL_LIMIT } from '@vitrine/ui/core';

/** Elements that the scripts of ad providers insert into a page (ADS-1). */
const PLACEHOLDERS = '.ea-placement, #carbonads, .carbonads';

/** Loads the ad provider's script on request, and reports the ad to the embedding page. */
function connect(port: MessagePort): void {
  let lastReport = '';
  const send = (message: FromAdFrame) => port.postMessage(message);
  const report = () => {
    const placeholder = document.querySelector(PLACEHOLDERS);
    const message = placeholder ? describe(placeholder) : ({ type: 'absent' } as const);
    const text = JSON.stringify(message);
    if (text === lastReport) return;
    lastReport = text;
    send(message);
  };
  port.onmessage = ({ data }: MessageEvent<ToAdFrame>) => {
    if (data.type !== 'begin') return;
    document.documentElement.dataset['mode'] = data.mode;
    loadScript();
  };
  new MutationObserver(report).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
  });
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element && target.closest('a[href]'))
        send({ type: 'clicked' });
    },
    true,
  );
}

function describe(placeholder: Element): FromAdFrame {
  const anchor = placeholder.querySelector<HTMLAnchorElement>('a[href]');
  return { type: 'found', link: anchor && anchor.href.length <= AD_URL_LIMIT ? anchor.href : null };
}

/** Loads the provider's script asynchronously (ADS-16). */
function loadScript(): void {
  const place = document.querySelector<HTMLElement>('[data-script]');
  const { script = '' } = place?.dataset ?? {};
  place?.append(Object.assign(document.createElement('script'), { src: script, async: true }));
}

acceptPort(connect);
