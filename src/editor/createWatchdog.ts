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
  /** Sends a ping with its number to the frame. */
  ping: (ping: number) => void;
  onStop: (reason: StopReason) => void;
  isHidden: () => boolean;
}

export interface Watchdog {
  /** Processes a message; returns false when the watchdog has ended, such as after a flood. */
  hear: (message: FromFrame | undefined) => boolean;
  end: () => void;
}

/**
 * Watches a frame. Reports when the frame does not respond, floods the page with messages or uses
 * too much memory.
 */
export function createWatchdog({ ping, onStop, isHidden }: WatchdogOptions): Watchdog {
  let sent = 0;
  let missed = 0;
  let messageCount = 0;
  let isReady = false;
  let isOver = false;
  const stop = (reason: StopReason) => {
    if (isOver) return;
    end();
    onStop(reason);
  };
  // Count missed pings, not time, because time also passes while the page is suspended.
  const timer = setInterval(() => {
    messageCount = 0;
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
      messageCount += 1;
      if (messageCount > MESSAGES_PER_PING) stop('flood');
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
