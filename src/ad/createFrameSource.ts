import { openSandboxFrame } from '../internal/openSandboxFrame.ts';
import { parseFromAdFrame, type ToAdFrame } from './adProtocol.ts';
import type { AdFinding } from './adMachine.ts';
import type { AdSource } from './installAd.ts';
import { isSamePage } from './isSamePage.ts';

export interface FrameSourceOptions {
  /** Address of the document that runs the provider's script. */
  url: string;
  /** What the frame is called. */
  title: string;
  /** Page of the provider's own filler, in whose place an ad of ours is shown (ADS-3). */
  backersUrl?: string | undefined;
  mode: 'light' | 'dark';
  onFail: () => void;
  /** Told of each click on the ad. */
  onClick: () => void;
}

/** Runs a provider's script in a frame of another, nameless origin, and asks it for a placeholder (S5). */
export function createFrameSource(
  slot: HTMLElement,
  { url, title, backersUrl, mode, onFail, onClick }: FrameSourceOptions,
): AdSource {
  const host = slot.querySelector<HTMLElement>('[data-ad-frame]');
  if (!host) throw new Error('The sponsor block has no place for a frame.');
  let found: AdFinding = 'nothing';
  const hear = (data: unknown) => {
    const message = parseFromAdFrame(data);
    if (message?.type === 'clicked') onClick();
    if (message?.type === 'absent') found = 'nothing';
    if (message?.type !== 'found') return;
    const isFiller = message.link !== null && backersUrl && isSamePage(message.link, backersUrl);
    found = isFiller ? 'backers' : 'ad';
  };
  const frame = openSandboxFrame<ToAdFrame>(host, {
    url,
    title,
    permissions: ['allow-popups', 'allow-popups-to-escape-sandbox'],
    onMessage: hear,
    onLeave: onFail,
    onFlood: onFail,
  });
  frame.send({ type: 'begin', mode });
  return {
    look: () => found,
    show: () => {
      slot.dataset['adFrom'] = 'frame';
    },
    close: () => frame.close(),
  };
}
