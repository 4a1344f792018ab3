import * as React from 'react';
import { AdSlot, installAd, inHouseAds, type AdPorts, type AdSource } from '@vitrine/ui/ad';

/** A clock that a story turns by hand. */
export interface HandClock {
  after: AdPorts['after'];
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => void;
}

/** Creates a clock that stands still until it is turned. */
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
  /** Draws, one after the other; the last one stays. */
  draws?: readonly number[];
  isCrawler?: boolean;
  openSource?: (slot: HTMLElement, onFail: () => void) => AdSource;
  report: AdPorts['report'];
}

/** A sponsor block that runs, as on a page. */
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
    const rest = [...draws];
    return installAd(slot, {
      input: { isCrawler, displayRatio: 0.1 },
      random: () => (rest.length > 1 ? rest.shift() : rest[0]) ?? 0,
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
