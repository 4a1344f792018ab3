import {
  LOADING_PINGS,
  MEMORY_LIMIT,
  MESSAGES_PER_PING,
  PING_MS,
  SILENT_PINGS,
} from './editor.constants.ts';
import type { StopReason } from './editor.types.ts';
import type { FromFrame } from './protocol.ts';

export interface WatchdogOptions {
  /** Asks the frame whether it answers. */
  ping: (ping: number) => void;
  onStop: (reason: StopReason) => void;
  isHidden: () => boolean;
}

export interface Watchdog {
  /** Takes note of a message; says false when there were too many. */
  hear: (message: FromFrame | undefined) => boolean;
  end: () => void;
}

/** Watches a frame: one that is silent, too loud or too large is to be stopped. */
export function createWatchdog({ ping, onStop, isHidden }: WatchdogOptions): Watchdog {
  let sent = 0;
  let missed = 0;
  let heard = 0;
  let isReady = false;
  let isOver = false;
  const stop = (reason: StopReason) => {
    if (isOver) return;
    end();
    onStop(reason);
  };
  // Counted, not timed: a page that slept itself asks again before it judges.
  const timer = setInterval(() => {
    heard = 0;
    if (isHidden()) return;
    if (missed >= (isReady ? SILENT_PINGS : LOADING_PINGS)) {
      stop(isReady ? 'silent' : 'unavailable');
      return;
    }
    missed += 1;
    sent += 1;
    ping(sent);
  }, PING_MS);
  function end() {
    isOver = true;
    clearInterval(timer);
  }
  return {
    hear(message) {
      heard += 1;
      if (heard > MESSAGES_PER_PING) stop('flood');
      else if (message?.type === 'pong' && message.ping === sent) {
        missed = 0;
        if ((message.memory ?? 0) > MEMORY_LIMIT) stop('memory');
      } else if (message?.type === 'ready') {
        isReady = true;
        missed = 0;
      }
      return !isOver;
    },
    end,
  };
}
