import { runMachine } from '@vitrine/ui';
import {
  createReloadState,
  reduceReload,
  type ReloadEffect,
  type ReloadEvent,
  type ReloadState,
} from './reload.ts';

/** State of a tab that decides whether it may reload. */
export interface TabState {
  isVisible: boolean;
  isOnline: boolean;
  hasTypedText: boolean;
}

export interface ReloadPorts {
  /** Returns the keys that this tab already reloaded for. */
  readReloaded: () => readonly string[];
  writeReloaded: (keys: readonly string[]) => void;
  readTab: () => TabState;
  /** Calls the listener whenever the state of the tab may have changed. */
  onChange: (listener: () => void) => void;
  reload: () => void;
}

export interface Reload {
  /** Reloads once per key, as soon as the tab is visible, online and without typed text. */
  reloadFor: (key: string) => void;
}

/** Connects the reload state machine to a tab. */
export function createReload(ports: ReloadPorts): Reload {
  const { get, send } = runMachine<ReloadState, ReloadEvent, ReloadEffect>({
    initial: createReloadState(ports.readReloaded()),
    reduce: reduceReload,
    run({ reloadedFor }) {
      ports.writeReloaded(reloadedFor);
      ports.reload();
    },
  });
  const sendTab = () => send({ type: 'tabChanged', ...ports.readTab() });
  ports.onChange(() => {
    if (get().pendingReload !== undefined) sendTab();
  });
  return {
    reloadFor(key) {
      sendTab();
      send({ type: 'requested', key });
    },
  };
}
