import { openSandboxFrame } from '../internal/openSandboxFrame.ts';
import { parseFromAdFrame, type ToAdFrame } from './adProtocol.ts';
import type { AdFinding } from './adMachine.ts';
import type { AdSource } from './installAd.ts';
import { isSamePage } from './isSamePage.ts';

export interface FrameSourceOptions {
  /** URL of the document that runs the provider's script. */
  url: string;
  /** Accessible name of the iframe. */
  title: string;
  /** Link target of the provider's filler ad, which an in-house ad replaces (ADS-3). */
  backersUrl?: string | undefined;
  mode: 'light' | 'dark';
  onFail: () => void;
  /** Called for each click on the ad. */
  onClick: () => void;
}

/** Creates an ad source that runs the provider's script in an opaque-origin iframe (S5). */
export function createFrameSource(
  slot: HTMLElement,
  { url, title, backersUrl, mode, onFail, onClick }: FrameSourceOptions,
): AdSource {
  const host = slot.querySelector<HTMLElement>('[data-ad-frame]');
  if (!host) throw new Error('The sponsor block has no [data-ad-frame] element.');
  let finding: AdFinding = 'nothing';
  const handleMessage = (data: unknown) => {
    const message = parseFromAdFrame(data);
    if (message?.type === 'clicked') onClick();
    if (message?.type === 'absent') finding = 'nothing';
    if (message?.type !== 'found') return;
    const isFiller = message.link !== null && backersUrl && isSamePage(message.link, backersUrl);
    finding = isFiller ? 'backers' : 'ad';
  };
  const frame = openSandboxFrame<ToAdFrame>(host, {
    url,
    title,
    permissions: ['allow-popups', 'allow-popups-to-escape-sandbox'],
    onMessage: handleMessage,
    onLeave: onFail,
    onFlood: onFail,
  });
  frame.send({ type: 'begin', mode });
  return {
    poll: () => finding,
    show: () => {
      slot.dataset['adFrom'] = 'frame';
    },
    close: () => frame.close(),
  };
}
