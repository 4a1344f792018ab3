import { beginRenewal, stepRenewal, type RenewalEvent } from './reload.ts';

/** What a tab is like at this moment. */
export interface TabLook {
  isVisible: boolean;
  isOnline: boolean;
  hasTypedText: boolean;
}

export interface RenewalPorts {
  /** What this tab was loaded again for already. */
  readSpent: () => readonly string[];
  writeSpent: (spent: readonly string[]) => void;
  look: () => TabLook;
  /** Calls whenever the tab may have changed. */
  onChange: (listener: () => void) => void;
  reload: () => void;
}

export interface Renewal {
  /** Loads the tab again, once for each key, as soon as nothing is lost by it. */
  renew: (key: string) => void;
}

/** Connects the rules of renewal to a tab. */
export function createRenewal(ports: RenewalPorts): Renewal {
  let state = beginRenewal(ports.readSpent());
  const send = (event: RenewalEvent) => {
    const step = stepRenewal(state, event);
    ({ state } = step);
    for (const { spent } of step.effects) {
      ports.writeSpent(spent);
      ports.reload();
    }
  };
  const look = () => send({ type: 'seen', ...ports.look() });
  ports.onChange(() => {
    if (state.wanted !== undefined) look();
  });
  return {
    renew(key) {
      look();
      send({ type: 'renewed', key });
    },
  };
}
