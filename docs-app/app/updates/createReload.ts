import { createReloadState, reduceReload, type ReloadEvent } from './reload.ts';

/** State of a tab that decides whether it may reload. */
export interface TabState {
  isVisible: boolean;
  isOnline: boolean;
  hasTypedText: boolean;
}

export interface ReloadPorts {
  /** Returns the keys that this tab already reloaded for. */
  readSpent: () => readonly string[];
  writeSpent: (spent: readonly string[]) => void;
  look: () => TabState;
  /** Calls the listener whenever the state of the tab may have changed. */
  onChange: (listener: () => void) => void;
  reload: () => void;
}

export interface Reload {
  /** Reloads the tab once per key, as soon as the reload loses nothing. */
  renew: (key: string) => void;
}

/** Connects the reload reducer to a tab. */
export function createReload(ports: ReloadPorts): Reload {
  let state = createReloadState(ports.readSpent());
  const send = (event: ReloadEvent) => {
    const step = reduceReload(state, event);
    ({ state } = step);
    for (const { spent } of step.effects) {
      ports.writeSpent(spent);
      ports.reload();
    }
  };
  const sendState = () => send({ type: 'seen', ...ports.look() });
  ports.onChange(() => {
    if (state.pendingReload !== undefined) sendState();
  });
  return {
    renew(key) {
      sendState();
      send({ type: 'renewed', key });
    },
  };
}
