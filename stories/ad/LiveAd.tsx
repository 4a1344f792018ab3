import * as React from 'react';
import { AdSlot, installAd, inHouseAds, type AdPorts, type AdSource } from '@vitrine/ui/ad';

/** Fake clock that a story advances. */
export interface HandClock {
  after: AdPorts['after'];
  /** Advances the time, in milliseconds. */
  pass: (milliseconds: number) => void;
}

/** Creates a fake clock whose time advances only when `pass` is called. */
export function createHandClock(): HandClock {
  let now = 0;
  let waits: { at: number; call: () => void }[] = [];
  return {
    after(milliseconds, call) {
      const wait = { at: now + milliseconds, call };
      waits.push(wait);
      return () => (waits = waits.filter((other) => other !== wait));
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = waits.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
        if (!next) break;
        waits = waits.filter((other) => other !== next);
        now = next.at;
        next.call();
      }
      now = end;
    },
  };
}

export interface LiveAdProps {
  clock: HandClock;
  /** Random numbers to return in order. The last number repeats. */
  draws?: readonly number[];
  isCrawler?: boolean;
  openSource?: (slot: HTMLElement, onFail: () => void) => AdSource;
  report: AdPorts['report'];
}

/** Renders an ad block and runs its behavior with a fake clock. */
export function LiveAd({
  clock,
  draws = [0.5],
  isCrawler = false,
  openSource,
  report,
}: LiveAdProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    const slot = ref.current?.querySelector<HTMLElement>('[data-ad]');
    if (!slot) return undefined;
    const queue = [...draws];
    return installAd(slot, {
      input: { isCrawler, displayRatio: 0.1 },
      random: () => (queue.length > 1 ? queue.shift() : queue[0]) ?? 0,
      after: clock.after,
      openSource,
      report,
    });
  }, [clock, draws, isCrawler, openSource, report]);
  const [ad] = inHouseAds;
  return (
    <div ref={ref}>{ad && <AdSlot ad={ad} status={openSource ? 'detecting' : 'in-house'} />}</div>
  );
}
