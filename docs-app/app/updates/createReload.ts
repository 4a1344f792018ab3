import { createReloadState, reduceReload, type ReloadEvent } from './reload.ts';

/** What a tab is like at this moment. */
export interface TabState {
  isVisible: boolean;
  isOnline: boolean;
  hasTypedText: boolean;
}

export interface ReloadPorts {
  /** What this tab was loaded again for already. */
  readSpent: () => readonly string[];
  writeSpent: (spent: readonly string[]) => void;
  look: () => TabState;
  /** Calls whenever the tab may have changed. */
  onChange: (listener: () => void) => void;
  reload: () => void;
}

export interface Reload {
  /** Loads the tab again, once for each key, as soon as nothing is lost by it. */
  renew: (key: string) => void;
}

/** Connects the rules of renewal to a tab. */
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
  const look = () => send({ type: 'seen', ...ports.look() });
  ports.onChange(() => {
    if (state.pendingReload !== undefined) look();
  });
  return {
    renew(key) {
      look();
      send({ type: 'renewed', key });
    },
  };
}
