import { findClosest } from '@vitrine/ui/core';
import type { Gate } from './gates.ts';

/**
 * Chooses gates by name, or all gates without names. A chosen gate waits only for chosen gates.
 * Throws when a name is unknown.
 */
export function chooseGates(gates: readonly Gate[], names: readonly string[]): Gate[] {
  const gateNames = gates.map(({ name }) => name);
  const unknown = names.find((name) => !gateNames.includes(name));
  if (unknown !== undefined) {
    const [closest] = findClosest(unknown, gateNames, { limit: 1 });
    throw new Error(
      `There is no gate “${unknown}”. Did you mean “${closest}”? The gates are: ${gateNames.join(', ')}.`,
    );
  }
  const isChosen = (name: string) => names.length === 0 || names.includes(name);
  return gates
    .filter(({ name }) => isChosen(name))
    .map((gate) => ({
      ...gate,
      needs: gate.needs?.filter(isChosen) ?? [],
      after: gate.after?.filter(isChosen) ?? [],
    }));
}
