import { runMachine, type RunningMachine } from '../internal/machine.ts';
import { AD_PLACEMENT } from './ad.constants.ts';
import { drawShape } from './drawShape.ts';
import type { AdShape, AdStatus } from './ad.types.ts';
import {
  initialAdState,
  reduceAd,
  type AdEffect,
  type AdEvent,
  type AdFinding,
  type AdInput,
  type AdState,
} from './adMachine.ts';

const PICTURE = '[data-ad-part="picture"]';

/** Source of external ads. */
export interface AdSource {
  /** Returns the current finding: `nothing`, `ad`, or `backers` for the network's filler. */
  poll: () => AdFinding;
  /** Shows the ad of this source in the block. */
  show: () => void;
  close: () => void;
}

export interface AdPorts {
  input: Omit<AdInput, 'hasNetwork' | 'appealDraw'>;
  /** Returns a random number in [0, 1). */
  random: () => number;
  /** Calls back after a delay. Returns a function that cancels the call. */
  after: (milliseconds: number, call: () => void) => () => void;
  /** Opens the source of external ads. Undefined when no ad network is configured. */
  openSource?: ((slot: HTMLElement, onFail: () => void) => AdSource) | undefined;
  /** Reports to analytics that an ad was displayed or that the block crashed (ANA-3). */
  report: (action: 'display' | 'crash', label: string) => void;
}

/** Starts a sponsor block of the page. Returns a function that stops it. */
export function installAd(slot: HTMLElement, ports: AdPorts): () => void {
  const block = new AdBlock(slot, ports);
  block.watchPicture();
  block.send({ type: 'started' });
  return () => block.stop();
}

/** Reads the shape of a prerendered ad, so that the layout does not change after load. */
function readShape({ dataset }: HTMLElement): AdShape | undefined {
  const { adShape } = dataset;
  return adShape === 'image' || adShape === 'inline' ? adShape : undefined;
}

class AdBlock {
  #slot: HTMLElement;
  #ports: AdPorts;
  #machine: RunningMachine<AdState, AdEvent>;
  #shape: AdShape;
  #drawn: AdStatus | undefined;
  #source: AdSource | undefined;
  #waits = new Set<() => void>();

  constructor(slot: HTMLElement, ports: AdPorts) {
    this.#slot = slot;
    this.#ports = ports;
    this.#shape = readShape(slot) ?? drawShape(ports.random());
    const input = {
      ...ports.input,
      hasNetwork: ports.openSource !== undefined,
      appealDraw: ports.random(),
    };
    this.#machine = runMachine<AdState, AdEvent, AdEffect>({
      initial: initialAdState,
      reduce: (state, event) => reduceAd(state, event, input),
      run: (effect) => this.#run(effect),
    });
    this.#machine.subscribe(() => this.#draw());
  }

  /** Dispatches an event. An error while rendering crashes and empties the block (ADS-5). */
  send(event: AdEvent): void {
    try {
      this.#machine.send(event);
    } catch {
      this.#fail();
    }
  }

  /** Switches to a text-only ad when the image fails to load. Ad blockers may block images. */
  watchPicture(): void {
    this.#slot.addEventListener('error', this.#handleError, true);
    const picture = this.#slot.querySelector<HTMLImageElement>(PICTURE);
    // The image may have failed before this script ran.
    if (picture?.complete && picture.naturalWidth === 0) this.#dropPicture();
  }

  /** Ignores errors of the invisible images that count displays. */
  #handleError = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(PICTURE)) this.#dropPicture();
  };

  #dropPicture(): void {
    this.#shape = 'inline';
    if (this.#drawn !== undefined) this.#slot.dataset['adShape'] = this.#shape;
  }

  stop(): void {
    this.#slot.removeEventListener('error', this.#handleError, true);
    this.send({ type: 'stopped' });
    this.#source?.close();
    this.#source = undefined;
  }

  #fail(): void {
    if (this.#machine.get().status !== 'crashed') this.send({ type: 'crashed' });
  }

  #draw(): void {
    const { status } = this.#machine.get();
    if (status === this.#drawn) return;
    this.#drawn = status;
    if (status === 'external') this.#source?.show();
    this.#slot.dataset['adState'] = status;
    this.#slot.dataset['adShape'] = this.#shape;
    if (status !== 'crashed' && status !== 'suppressed') return;
    this.#slot.replaceChildren();
    const source = this.#source;
    this.#source = undefined;
    source?.close();
  }

  #run(effect: AdEffect): void {
    switch (effect.type) {
      case 'poll':
        this.#source ??= this.#ports.openSource?.(this.#slot, () => this.#fail());
        if (effect.afterMs === 0) this.#poll();
        else this.#wait(effect.afterMs, () => this.#poll());
        break;
      case 'watch':
        this.#wait(effect.afterMs, () => {
          this.send({ type: 'seen', ad: effect.ad, draw: this.#ports.random() });
        });
        break;
      case 'report':
        this.#report(effect);
        break;
      case 'cancel':
        for (const end of this.#waits) end();
        this.#waits.clear();
        break;
      default:
        effect satisfies never;
    }
  }

  #poll(): void {
    try {
      this.send({ type: 'polled', found: this.#source?.poll() ?? 'nothing' });
    } catch {
      this.#fail();
    }
  }

  #wait(milliseconds: number, call: () => void): void {
    const end = this.#ports.after(milliseconds, () => {
      this.#waits.delete(end);
      call();
    });
    this.#waits.add(end);
  }

  #report({ action, label }: Extract<AdEffect, { type: 'report' }>): void {
    const full = label === null ? 'null' : `${label}-${AD_PLACEMENT}-${this.#shape}`;
    try {
      this.#ports.report(action, full);
    } catch {
      // The ad stays visible when its report fails.
    }
  }
}
